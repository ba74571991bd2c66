// Proves the claims about configs of NodeBalancers.

import { claims } from './nodebalancer-configs.ts';
import { prove } from './prove.ts';

prove(claims);
