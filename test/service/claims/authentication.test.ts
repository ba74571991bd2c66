// Proves the claims about tokens and scopes.

import { claims } from './authentication.ts';
import { prove } from './prove.ts';

prove(claims);
