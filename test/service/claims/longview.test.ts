// Verifies the claims about Longview clients.

import { claims } from './longview.ts';
import { verifyClaims } from './verify-claims.ts';

verifyClaims(claims);
