// Are the claims about states and their moves true?

import { claims } from './states.ts';
import { prove } from './prove.ts';

prove(claims);
