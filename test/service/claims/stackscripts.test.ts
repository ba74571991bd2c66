// Are the claims about StackScripts true?

import { prove } from './prove.ts';
import { claims } from './stackscripts.ts';

prove(claims);
