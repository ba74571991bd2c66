// Verifies the claims about users.

import { claims } from './users.ts';
import { verifyClaims } from './prove.ts';

verifyClaims(claims);
