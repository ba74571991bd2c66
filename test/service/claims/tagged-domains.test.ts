// Verifies the claims about domains in tag listings.

import { verifyClaims } from './prove.ts';
import { claims } from './tagged-domains.ts';

verifyClaims(claims);
