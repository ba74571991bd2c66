// Verifies the claims about tags.

import { verifyClaims } from './verify-claims.ts';
import { claims } from './tags.ts';

verifyClaims(claims);
