// Verifies the claims about events.

import { claims } from './events.ts';
import { verifyClaims } from './verify-claims.ts';

verifyClaims(claims);
