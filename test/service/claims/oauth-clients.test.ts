// Verifies the claims about OAuth clients.

import { claims } from './oauth-clients.ts';
import { verifyClaims } from './prove.ts';

verifyClaims(claims);
