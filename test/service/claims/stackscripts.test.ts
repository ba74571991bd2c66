// Verifies the claims about StackScripts.

import { verifyClaims } from './prove.ts';
import { claims } from './stackscripts.ts';

verifyClaims(claims);
