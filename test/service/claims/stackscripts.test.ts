// Verifies the claims about StackScripts.

import { verifyClaims } from './verify-claims.ts';
import { claims } from './stackscripts.ts';

verifyClaims(claims);
