// Are the claims about X-Filter true?

import { claims } from './filtering.ts';
import { prove } from './prove.ts';

prove(claims);
