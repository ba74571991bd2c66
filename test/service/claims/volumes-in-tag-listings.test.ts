// Verifies the claims about volumes in tag listings.

import { verifyClaims } from './verify-claims.ts';
import { claims } from './volumes-in-tag-listings.ts';

verifyClaims(claims);
