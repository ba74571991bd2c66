// Verifies the claims about versioning.

import { verifyClaims } from './prove.ts';
import { claims } from './versioning.ts';

verifyClaims(claims);
