// Claims about managed databases.

import type { ServiceClaim } from './claim.ts';
import { databaseBackupClaims } from './databases/backups.ts';
import { databaseFieldClaims } from './databases/fields.ts';
import { databaseTimeClaims } from './databases/time.ts';
import { databaseUpdateClaims } from './databases/updates.ts';

export const claims: readonly ServiceClaim[] = [
  ...databaseFieldClaims,
  ...databaseUpdateClaims,
  ...databaseBackupClaims,
  ...databaseTimeClaims,
];
