// Verifies the claims about users.

import { claims } from './users.ts';
import { verifyClaims } from './verify-claims.ts';

verifyClaims(claims);
