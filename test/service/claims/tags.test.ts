// Are the claims about tags true?

import { prove } from './prove.ts';
import { claims } from './tags.ts';

prove(claims);
