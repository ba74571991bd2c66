// Are the claims about Longview clients true?

import { claims } from './longview.ts';
import { prove } from './prove.ts';

prove(claims);
