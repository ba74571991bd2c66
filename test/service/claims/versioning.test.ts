// Proves the claims about versioning.

import { prove } from './prove.ts';
import { claims } from './versioning.ts';

prove(claims);
