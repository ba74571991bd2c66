// Verifies the claims about SSH keys.

import { claims } from './ssh-keys.ts';
import { verifyClaims } from './verify-claims.ts';

verifyClaims(claims);
