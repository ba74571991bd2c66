// Proves the claims about users.

import { claims } from './users.ts';
import { prove } from './prove.ts';

prove(claims);
