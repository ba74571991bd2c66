// Proves the claims about StackScripts.

import { prove } from './prove.ts';
import { claims } from './stackscripts.ts';

prove(claims);
