// Lock that restricts a data directory to a single process.

import { join } from 'node:path';
import { openSqlite, type SqliteConnection } from '../storage/sqlite-driver.ts';
import { describeSqliteError, StartError } from './start-error.ts';

/**
 * Locks the directory and returns a function that unlocks it. The lock is a transaction on a small database, so the
 * operating system releases it when the process ends. Throws a `StartError` that names the other process.
 */
export function lockDirectory(directory: string): () => void {
  const file = join(directory, 'lock');
  const database = openLock(file);
  try {
    database.exec(
      'pragma busy_timeout = 0; begin immediate; create table if not exists holder (process integer not null); delete from holder;',
    );
    database.exec(`insert into holder (process) values (${process.pid}); commit; begin immediate;`);
  } catch (error) {
    const isLocked = /locked|busy/i.test(error instanceof Error ? error.message : '');
    const holder = isLocked ? lockHolder(file) : undefined;
    database.close();
    if (!isLocked)
      throw new StartError(
        `The data directory ${directory} cannot be used: ${file} was not written by the service. Remove that file, or choose another directory with --data.`,
      );
    throw new StartError(
      `The data directory ${directory} is in use by another process${holder === undefined ? '' : ` (${holder})`}. Stop it, or choose another directory with --data.`,
    );
  }
  return () => database.close();
}

function openLock(file: string): SqliteConnection {
  try {
    return openSqlite(file);
  } catch (error) {
    throw new StartError(
      `The data directory cannot be used: ${file} cannot be opened (${describeSqliteError(error)}). Choose another directory with --data.`,
    );
  }
}

/** Returns the process ID of the holder; `undefined` while the lock is being acquired. */
function lockHolder(file: string): number | undefined {
  try {
    const reader = openSqlite(file, { readOnly: true });
    const [row] = reader.prepare('select process from holder').all([]);
    reader.close();
    return typeof row === 'object' && row !== null && 'process' in row ? Number(row.process) : undefined;
  } catch {
    return undefined;
  }
}
