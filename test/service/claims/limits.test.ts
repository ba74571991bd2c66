// Verifies the claims about limits.

import { claims } from './limits.ts';
import { verifyClaims } from './verify-claims.ts';

verifyClaims(claims);
