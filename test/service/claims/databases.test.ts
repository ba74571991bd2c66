// Proves the claims about managed databases.

import { claims } from './databases.ts';
import { prove } from './prove.ts';

prove(claims);
