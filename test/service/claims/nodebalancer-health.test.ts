// Verifies the claims about health checks of nodes.

import { claims } from './nodebalancer-health.ts';
import { verifyClaims } from './verify-claims.ts';

verifyClaims(claims);
