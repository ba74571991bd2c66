// Verifies the claims about compute instances.

import { claims } from './compute.ts';
import { verifyClaims } from './verify-claims.ts';

verifyClaims(claims);
