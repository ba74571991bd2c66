// Are the claims about versioning true?

import { prove } from './prove.ts';
import { claims } from './versioning.ts';

prove(claims);
