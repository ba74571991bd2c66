// Are the claims about general rules and transport true?

import { claims } from './general.ts';
import { prove } from './prove.ts';

prove(claims);
