// Proves the claims about limits.

import { claims } from './limits.ts';
import { prove } from './prove.ts';

prove(claims);
