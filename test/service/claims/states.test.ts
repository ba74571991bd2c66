// Verifies the claims about statuses and their transitions.

import { claims } from './states.ts';
import { verifyClaims } from './verify-claims.ts';

verifyClaims(claims);
