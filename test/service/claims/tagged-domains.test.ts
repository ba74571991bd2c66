// Proves the claims about domains in tag listings.

import { prove } from './prove.ts';
import { claims } from './tagged-domains.ts';

prove(claims);
