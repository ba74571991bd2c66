// Verifies the claims about volumes in tag listings.

import { verifyClaims } from './prove.ts';
import { claims } from './tagged-volumes.ts';

verifyClaims(claims);
