// Are the claims about volumes under tags true?

import { prove } from './prove.ts';
import { claims } from './tagged-volumes.ts';

prove(claims);
