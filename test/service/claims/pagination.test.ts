// Verifies the claims about pagination.

import { claims } from './pagination.ts';
import { verifyClaims } from './prove.ts';

verifyClaims(claims);
