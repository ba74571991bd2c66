// Proves the claims about general rules and transport.

import { claims } from './general.ts';
import { prove } from './prove.ts';

prove(claims);
