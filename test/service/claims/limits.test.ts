// Are the claims about limits true?

import { claims } from './limits.ts';
import { prove } from './prove.ts';

prove(claims);
