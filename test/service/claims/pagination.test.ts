// Verifies the claims about pagination.

import { claims } from './pagination.ts';
import { verifyClaims } from './verify-claims.ts';

verifyClaims(claims);
