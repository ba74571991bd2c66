// Verifies the claims about general rules and transport.

import { claims } from './general.ts';
import { verifyClaims } from './verify-claims.ts';

verifyClaims(claims);
