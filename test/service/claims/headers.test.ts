// Proves the claims about headers.

import { claims } from './headers.ts';
import { prove } from './prove.ts';

prove(claims);
