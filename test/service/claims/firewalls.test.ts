// Are the claims about firewall devices true?

import { claims } from './firewalls.ts';
import { prove } from './prove.ts';

prove(claims);
