// Verifies the claims about configs of NodeBalancers.

import { claims } from './nodebalancer-configs.ts';
import { verifyClaims } from './prove.ts';

verifyClaims(claims);
