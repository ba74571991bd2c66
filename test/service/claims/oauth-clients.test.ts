// Proves the claims about OAuth clients.

import { claims } from './oauth-clients.ts';
import { prove } from './prove.ts';

prove(claims);
