// Verifies the claims about domain records.

import { claims } from './domain-records.ts';
import { verifyClaims } from './verify-claims.ts';

verifyClaims(claims);
