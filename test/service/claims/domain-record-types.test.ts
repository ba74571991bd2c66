// Verifies the claims about domain record types.

import { claims } from './domain-record-types.ts';
import { verifyClaims } from './verify-claims.ts';

verifyClaims(claims);
