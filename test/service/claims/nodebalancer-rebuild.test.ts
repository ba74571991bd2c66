// Proves the claims about rebuilds of configs.

import { claims } from './nodebalancer-rebuild.ts';
import { prove } from './prove.ts';

prove(claims);
