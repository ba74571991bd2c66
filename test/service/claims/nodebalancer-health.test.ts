// Are the claims about the health checks of nodes true?

import { claims } from './nodebalancer-health.ts';
import { prove } from './prove.ts';

prove(claims);
