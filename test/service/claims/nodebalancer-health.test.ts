// Verifies the claims about node health checks.

import { claims } from './nodebalancer-health.ts';
import { verifyClaims } from './verify-claims.ts';

verifyClaims(claims);
