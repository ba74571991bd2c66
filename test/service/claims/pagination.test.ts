// Are the claims about pages of collections true?

import { claims } from './pagination.ts';
import { prove } from './prove.ts';

prove(claims);
