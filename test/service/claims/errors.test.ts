// Proves the claims about errors.

import { claims } from './errors.ts';
import { prove } from './prove.ts';

prove(claims);
