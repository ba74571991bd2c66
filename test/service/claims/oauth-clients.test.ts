// Verifies the claims about OAuth clients.

import { claims } from './oauth-clients.ts';
import { verifyClaims } from './verify-claims.ts';

verifyClaims(claims);
