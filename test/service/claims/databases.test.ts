// Verifies the claims about managed databases.

import { claims } from './databases.ts';
import { verifyClaims } from './verify-claims.ts';

verifyClaims(claims);
