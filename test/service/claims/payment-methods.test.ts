// Are the claims about payment methods true?

import { claims } from './payment-methods.ts';
import { prove } from './prove.ts';

prove(claims);
