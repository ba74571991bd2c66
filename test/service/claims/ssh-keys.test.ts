// Proves the claims about SSH keys.

import { claims } from './ssh-keys.ts';
import { prove } from './prove.ts';

prove(claims);
