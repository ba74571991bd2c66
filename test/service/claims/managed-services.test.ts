// Proves the claims about managed services.

import { claims } from './managed-services.ts';
import { prove } from './prove.ts';

prove(claims);
