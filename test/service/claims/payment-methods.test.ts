// Verifies the claims about payment methods.

import { claims } from './payment-methods.ts';
import { verifyClaims } from './verify-claims.ts';

verifyClaims(claims);
