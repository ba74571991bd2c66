// Are the claims about domain records true?

import { claims } from './domain-records.ts';
import { prove } from './prove.ts';

prove(claims);
