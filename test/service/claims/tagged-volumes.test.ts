// Proves the claims about volumes in tag listings.

import { prove } from './prove.ts';
import { claims } from './tagged-volumes.ts';

prove(claims);
