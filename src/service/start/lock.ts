// Sees to it that one process alone uses a data folder.

import { join } from 'node:path';
import { openSqlite, type OpenSqlite } from '../storage/sqlite-database.ts';
import { sqliteReason, StartProblem } from './problem.ts';

/**
 * Takes the folder for this process; the answer gives it back. The lock is the operating system's, on a small database
 * beside the data: whatever becomes of the process, it ends with it. Throws a `StartProblem` that names the other process.
 */
export function lockDirectory(folder: string): () => void {
  const file = join(folder, 'lock');
  const database = openLock(file);
  try {
    database.exec(
      'pragma busy_timeout = 0; begin immediate; create table if not exists holder (process integer not null); delete from holder;',
    );
    database.exec(`insert into holder (process) values (${process.pid}); commit; begin immediate;`);
  } catch (error) {
    const busy = /locked|busy/i.test(error instanceof Error ? error.message : '');
    const holder = busy ? holderOf(file) : undefined;
    database.close();
    if (!busy)
      throw new StartProblem(
        `The data folder ${folder} cannot be used: ${file} is not what the service has written there. Remove that file, or choose another folder with --data.`,
      );
    throw new StartProblem(
      `The data folder ${folder} is being used by another process${holder === undefined ? '' : ` (${holder})`}. Stop that one, or choose another folder with --data.`,
    );
  }
  return () => database.close();
}

function openLock(file: string): OpenSqlite {
  try {
    return openSqlite(file);
  } catch (error) {
    throw new StartProblem(
      `The data folder cannot be used: ${file} cannot be opened (${sqliteReason(error)}). Choose another folder with --data.`,
    );
  }
}

/** Who has it; a lock that is only being taken does not say yet. */
function holderOf(file: string): number | undefined {
  try {
    const reader = openSqlite(file, { readOnly: true });
    const [row] = reader.prepare('select process from holder').all([]);
    reader.close();
    return typeof row === 'object' && row !== null && 'process' in row ? Number(row.process) : undefined;
  } catch {
    return undefined;
  }
}
