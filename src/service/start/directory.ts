// The data folder: the database, the key that secrets are encrypted with, and who is using it.

import { randomBytes } from 'node:crypto';
import { constants } from 'node:fs';
import { access, chmod, mkdir, open, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartProblem, systemCode, systemReason } from './problem.ts';

/** The file of the folder that SQLite keeps the state in. */
export const databaseName = 'service.db';

/** Makes the folder where it is missing; only this user may look into it. One that is there must let this user write. */
export async function makeDirectory(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw new StartProblem(
      `The data folder ${folder} cannot be made: ${systemCode(error) === 'EEXIST' ? 'there is a file of that name' : systemReason(error)}. Choose another with --data.`,
    );
  }
  try {
    await access(folder, constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new StartProblem(
      `The data folder ${folder} cannot be written to: ${systemReason(error)}. Choose another with --data.`,
    );
  }
}

/** The files of SQLite in the folder: the database, its log and the log's index, and the lock. */
const files = [databaseName, `${databaseName}-wal`, `${databaseName}-shm`, 'lock'];

/**
 * Makes the files of SQLite readable by this user alone, even if others may look into the folder. The database and the
 * lock are created where they are missing, because SQLite would create them by the umask; the rest copies their mode.
 */
export async function makePrivate(folder: string): Promise<void> {
  for (const file of [databaseName, 'lock']) {
    // What cannot be created here cannot be opened later, and that says why.
    await open(join(folder, file), 'a', 0o600).then(
      (handle) => handle.close(),
      () => undefined,
    );
  }
  for (const file of files) await chmod(join(folder, file), 0o600).catch(() => undefined);
}

/** The key of the folder. The first process makes one, and nobody else may read it. */
export async function keyIn(folder: string): Promise<string> {
  const file = join(folder, 'key');
  try {
    await writeFile(file, `${randomBytes(32).toString('hex')}\n`, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (systemCode(error) !== 'EEXIST')
      throw new StartProblem(
        `The key ${file} cannot be written: ${systemReason(error)}. Give one in ASHLAR_KEY, or choose another folder with --data.`,
      );
  }
  try {
    const key = (await readFile(file, 'utf8')).trim();
    if (key === '')
      throw new StartProblem(
        `The key ${file} is empty. Put the key back that the data was written with, or remove the folder to begin anew.`,
      );
    await chmod(file, 0o600).catch(() => undefined);
    return key;
  } catch (error) {
    if (error instanceof StartProblem) throw error;
    throw new StartProblem(`The key ${file} cannot be read: ${systemReason(error)}.`);
  }
}
