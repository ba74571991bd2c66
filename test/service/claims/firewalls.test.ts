// Verifies the claims about firewall devices.

import { claims } from './firewalls.ts';
import { verifyClaims } from './verify-claims.ts';

verifyClaims(claims);
