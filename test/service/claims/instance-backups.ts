// Claims about backups and snapshots of compute instances.

import type { ServiceClaim } from './claim.ts';
import { backupFieldClaims } from './instance-backups/fields.ts';
import { snapshotClaims } from './instance-backups/snapshots.ts';

export const claims: readonly ServiceClaim[] = [...backupFieldClaims, ...snapshotClaims];
