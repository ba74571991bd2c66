// Are the claims about users true?

import { claims } from './users.ts';
import { prove } from './prove.ts';

prove(claims);
