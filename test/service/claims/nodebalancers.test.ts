// Verifies the claims about NodeBalancers.

import { claims } from './nodebalancers.ts';
import { verifyClaims } from './prove.ts';

verifyClaims(claims);
