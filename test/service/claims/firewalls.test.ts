// Proves the claims about firewall devices.

import { claims } from './firewalls.ts';
import { prove } from './prove.ts';

prove(claims);
