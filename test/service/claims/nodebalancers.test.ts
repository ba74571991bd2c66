// Are the claims about NodeBalancers true?

import { claims } from './nodebalancers.ts';
import { prove } from './prove.ts';

prove(claims);
