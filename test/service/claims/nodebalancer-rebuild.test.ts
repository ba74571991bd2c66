// Are the claims about the rebuild of a config true?

import { claims } from './nodebalancer-rebuild.ts';
import { prove } from './prove.ts';

prove(claims);
