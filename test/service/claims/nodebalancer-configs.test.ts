// Are the claims about the config of a NodeBalancer true?

import { claims } from './nodebalancer-configs.ts';
import { prove } from './prove.ts';

prove(claims);
