// Verifies the claims about managed databases.

import { claims } from './databases.ts';
import { verifyClaims } from './prove.ts';

verifyClaims(claims);
