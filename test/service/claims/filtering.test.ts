// Proves the claims about X-Filter.

import { claims } from './filtering.ts';
import { prove } from './prove.ts';

prove(claims);
