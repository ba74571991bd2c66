// Verifies the claims about versioning.

import { verifyClaims } from './verify-claims.ts';
import { claims } from './versioning.ts';

verifyClaims(claims);
