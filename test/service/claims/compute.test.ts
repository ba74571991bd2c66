// Proves the claims about compute instances.

import { claims } from './compute.ts';
import { prove } from './prove.ts';

prove(claims);
