// Are the claims about security questions true?

import { claims } from './security-questions.ts';
import { prove } from './prove.ts';

prove(claims);
