// Verifies the claims about the managed settings of instances.

import { claims } from './managed-settings.ts';
import { verifyClaims } from './verify-claims.ts';

verifyClaims(claims);
