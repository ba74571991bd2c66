// Verifies the claims about configs of NodeBalancers.

import { claims } from './nodebalancer-configs.ts';
import { verifyClaims } from './verify-claims.ts';

verifyClaims(claims);
