// Are the claims about managed databases true?

import { claims } from './databases.ts';
import { prove } from './prove.ts';

prove(claims);
