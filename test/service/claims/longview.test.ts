// Verifies the claims about Longview clients.

import { claims } from './longview.ts';
import { verifyClaims } from './prove.ts';

verifyClaims(claims);
