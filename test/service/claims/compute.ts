// Claims about compute instances.

import type { ServiceClaim } from './claim.ts';
import { fieldClaims } from './compute/fields.ts';
import { timeClaims } from './compute/time.ts';
import { updateClaims } from './compute/updates.ts';

export const claims: readonly ServiceClaim[] = [...fieldClaims, ...updateClaims, ...timeClaims];
