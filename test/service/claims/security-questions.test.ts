// Verifies the claims about security questions.

import { claims } from './security-questions.ts';
import { verifyClaims } from './verify-claims.ts';

verifyClaims(claims);
