// Verifies the claims about limits.

import { claims } from './limits.ts';
import { verifyClaims } from './prove.ts';

verifyClaims(claims);
