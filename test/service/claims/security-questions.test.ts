// Verifies the claims about security questions.

import { claims } from './security-questions.ts';
import { verifyClaims } from './prove.ts';

verifyClaims(claims);
