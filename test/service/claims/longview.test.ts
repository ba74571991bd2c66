// Proves the claims about Longview clients.

import { claims } from './longview.ts';
import { prove } from './prove.ts';

prove(claims);
