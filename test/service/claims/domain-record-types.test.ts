// Are the claims about domain records true?

import { claims } from './domain-record-types.ts';
import { prove } from './prove.ts';

prove(claims);
