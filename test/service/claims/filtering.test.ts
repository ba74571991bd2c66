// Verifies the claims about X-Filter.

import { claims } from './filtering.ts';
import { verifyClaims } from './verify-claims.ts';

verifyClaims(claims);
