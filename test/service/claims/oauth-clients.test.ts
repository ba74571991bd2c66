// Are the claims about OAuth clients true?

import { claims } from './oauth-clients.ts';
import { prove } from './prove.ts';

prove(claims);
