// Verifies the claims about the authorization server.

import { claims } from './authorization.ts';
import { verifyClaims } from './prove.ts';

verifyClaims(claims);
