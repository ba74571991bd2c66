// Verifies the claims about managed services.

import { claims } from './managed-services.ts';
import { verifyClaims } from './verify-claims.ts';

verifyClaims(claims);
