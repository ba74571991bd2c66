// Are the claims about domains under tags true?

import { prove } from './prove.ts';
import { claims } from './tagged-domains.ts';

prove(claims);
