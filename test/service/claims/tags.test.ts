// Verifies the claims about tags.

import { verifyClaims } from './prove.ts';
import { claims } from './tags.ts';

verifyClaims(claims);
