// Verifies the claims about errors.

import { claims } from './errors.ts';
import { verifyClaims } from './verify-claims.ts';

verifyClaims(claims);
