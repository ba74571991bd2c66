// Proves the claims about the authorization server.

import { claims } from './authorization.ts';
import { prove } from './prove.ts';

prove(claims);
