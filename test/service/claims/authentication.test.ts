// Are the claims about tokens and scopes true?

import { claims } from './authentication.ts';
import { prove } from './prove.ts';

prove(claims);
