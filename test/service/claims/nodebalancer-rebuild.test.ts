// Verifies the claims about rebuilds of configs.

import { claims } from './nodebalancer-rebuild.ts';
import { verifyClaims } from './verify-claims.ts';

verifyClaims(claims);
