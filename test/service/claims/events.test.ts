// Are the claims about events true?

import { claims } from './events.ts';
import { prove } from './prove.ts';

prove(claims);
