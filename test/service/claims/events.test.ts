// Proves the claims about events.

import { claims } from './events.ts';
import { prove } from './prove.ts';

prove(claims);
