// Proves the claims about domain record types.

import { claims } from './domain-record-types.ts';
import { prove } from './prove.ts';

prove(claims);
