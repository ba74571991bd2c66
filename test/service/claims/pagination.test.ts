// Proves the claims about pagination.

import { claims } from './pagination.ts';
import { prove } from './prove.ts';

prove(claims);
