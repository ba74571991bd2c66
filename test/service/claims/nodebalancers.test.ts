// Verifies the claims about NodeBalancers.

import { claims } from './nodebalancers.ts';
import { verifyClaims } from './verify-claims.ts';

verifyClaims(claims);
