// Verifies the claims about headers.

import { claims } from './headers.ts';
import { verifyClaims } from './prove.ts';

verifyClaims(claims);
