// Verifies the claims about tokens and scopes.

import { claims } from './authentication.ts';
import { verifyClaims } from './verify-claims.ts';

verifyClaims(claims);
