// Verifies the claims about headers.

import { claims } from './headers.ts';
import { verifyClaims } from './verify-claims.ts';

verifyClaims(claims);
