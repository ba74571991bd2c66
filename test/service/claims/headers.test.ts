// Are the claims about headers true?

import { claims } from './headers.ts';
import { prove } from './prove.ts';

prove(claims);
