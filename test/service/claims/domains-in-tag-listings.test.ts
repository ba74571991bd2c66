// Verifies the claims about domains in tag listings.

import { verifyClaims } from './verify-claims.ts';
import { claims } from './domains-in-tag-listings.ts';

verifyClaims(claims);
