// What each kind of job does.

import { backUpDatabases, failDatabaseBackup, finishDatabaseBackup } from './databases/backup.ts';
import { advanceBackup, failBackup } from './instances/backup.ts';
import { backUpInstances } from './instances/daily.ts';
import { boot, finishBoot, finishShutdown } from './instances/power.ts';
import { lookAtService } from './managed.ts';
import type { Running, Work } from './run.ts';
import type { Unit } from '../unit.ts';

/** Work on the subject alone. */
function on(
  run: (unit: Unit, subject: number) => Promise<void>,
  giveUp?: (unit: Unit, subject: number) => Promise<void>,
): Work {
  return {
    run: (unit, { subject }) => run(unit, subject),
    ...(giveUp && { giveUp: (unit, { subject }) => giveUp(unit, subject) }),
  };
}

export const kinds: Running['kinds'] = {
  boot: on(boot),
  booted: on(finishBoot),
  'database-backup': on(finishDatabaseBackup, failDatabaseBackup),
  'database-backups': { run: backUpDatabases },
  'instance-backup': on(advanceBackup, failBackup),
  'instance-backups': { run: backUpInstances },
  'managed-service': on(lookAtService),
  shutdown: on(finishShutdown),
};
