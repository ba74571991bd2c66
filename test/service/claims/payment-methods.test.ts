// Proves the claims about payment methods.

import { claims } from './payment-methods.ts';
import { prove } from './prove.ts';

prove(claims);
