// Verifies the claims about NodeBalancer configs.

import { claims } from './nodebalancer-configs.ts';
import { verifyClaims } from './verify-claims.ts';

verifyClaims(claims);
