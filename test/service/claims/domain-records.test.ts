// Proves the claims about domain records.

import { claims } from './domain-records.ts';
import { prove } from './prove.ts';

prove(claims);
