// Verifies the claims about compute instances.

import { claims } from './compute.ts';
import { verifyClaims } from './prove.ts';

verifyClaims(claims);
