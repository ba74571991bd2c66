// Verifies the claims about the authorization server.

import { claims } from './authorization.ts';
import { verifyClaims } from './verify-claims.ts';

verifyClaims(claims);
