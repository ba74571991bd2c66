// Verifies the claims about SSH keys.

import { claims } from './ssh-keys.ts';
import { verifyClaims } from './prove.ts';

verifyClaims(claims);
