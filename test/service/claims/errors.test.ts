// Are the claims about errors true?

import { claims } from './errors.ts';
import { prove } from './prove.ts';

prove(claims);
