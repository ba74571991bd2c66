// Proves the claims about NodeBalancers.

import { claims } from './nodebalancers.ts';
import { prove } from './prove.ts';

prove(claims);
