// Verifies the claims about events.

import { claims } from './events.ts';
import { verifyClaims } from './prove.ts';

verifyClaims(claims);
