// Verifies the claims about errors.

import { claims } from './errors.ts';
import { verifyClaims } from './prove.ts';

verifyClaims(claims);
