// Verifies the claims about backups of compute instances.

import { claims } from './instance-backups.ts';
import { verifyClaims } from './verify-claims.ts';

verifyClaims(claims);
