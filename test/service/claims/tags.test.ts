// Proves the claims about tags.

import { prove } from './prove.ts';
import { claims } from './tags.ts';

prove(claims);
