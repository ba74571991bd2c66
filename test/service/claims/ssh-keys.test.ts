// Are the claims about SSH keys true?

import { claims } from './ssh-keys.ts';
import { prove } from './prove.ts';

prove(claims);
