// Are the claims about the authorisation host true?

import { claims } from './authorization.ts';
import { prove } from './prove.ts';

prove(claims);
