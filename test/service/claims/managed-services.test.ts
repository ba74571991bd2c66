// Are the claims about managed services true?

import { claims } from './managed-services.ts';
import { prove } from './prove.ts';

prove(claims);
