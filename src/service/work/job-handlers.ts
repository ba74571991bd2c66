// Handlers for all kinds of jobs.

import { backUpDatabases, removeFailedDatabaseBackup, finishDatabaseBackup } from './databases/backup-jobs.ts';
import { advanceBackup, failBackup } from './instances/backup.ts';
import { backUpInstances } from './instances/automatic-backups.ts';
import { boot, finishBoot, finishShutdown } from './instances/power.ts';
import { checkManagedService } from './managed-services.ts';
import type { JobRunnerOptions, JobHandler } from './run-jobs.ts';
import type { UnitOfWork } from '../unit-of-work.ts';

/** Creates a handler that only uses the subject. */
function createSubjectHandler(
  run: (unit: UnitOfWork, subject: number) => Promise<void>,
  giveUp?: (unit: UnitOfWork, subject: number) => Promise<void>,
): JobHandler {
  return {
    run: (unit, { subject }) => run(unit, subject),
    ...(giveUp && { onGiveUp: (unit, { subject }) => giveUp(unit, subject) }),
  };
}

export const jobHandlers: JobRunnerOptions['handlers'] = {
  boot: createSubjectHandler(boot),
  booted: createSubjectHandler(finishBoot),
  'database-backup': createSubjectHandler(finishDatabaseBackup, removeFailedDatabaseBackup),
  'database-backups': { run: backUpDatabases },
  'instance-backup': createSubjectHandler(advanceBackup, failBackup),
  'instance-backups': { run: backUpInstances },
  'managed-service': createSubjectHandler(checkManagedService),
  shutdown: createSubjectHandler(finishShutdown),
};
