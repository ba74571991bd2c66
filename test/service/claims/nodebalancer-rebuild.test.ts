// Verifies the claims about config rebuilds.

import { claims } from './nodebalancer-rebuild.ts';
import { verifyClaims } from './verify-claims.ts';

verifyClaims(claims);
