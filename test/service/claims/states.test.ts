// Proves the claims about statuses and their transitions.

import { claims } from './states.ts';
import { prove } from './prove.ts';

prove(claims);
