// Proves the claims about health checks of nodes.

import { claims } from './nodebalancer-health.ts';
import { prove } from './prove.ts';

prove(claims);
