// The data directory: database, encryption key, lock.

import { randomBytes } from 'node:crypto';
import { constants } from 'node:fs';
import { access, chmod, mkdir, open, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError, systemErrorCode, describeSystemError } from './start-error.ts';

/** The name of the SQLite file. */
export const databaseFileName = 'service.db';

/** Creates the directory if it is missing, accessible to this user only. An existing directory must be writable. */
export async function createDataDirectory(directory: string): Promise<void> {
  try {
    await mkdir(directory, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw new StartError(
      `The data directory ${directory} cannot be created: ${systemErrorCode(error) === 'EEXIST' ? 'it is a file' : describeSystemError(error)}. Choose another with --data.`,
    );
  }
  try {
    await access(directory, constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new StartError(
      `The data directory ${directory} cannot be written to: ${describeSystemError(error)}. Choose another with --data.`,
    );
  }
}

/** The SQLite files in the directory: database, write-ahead log, its index, lock. */
const files = [databaseFileName, `${databaseFileName}-wal`, `${databaseFileName}-shm`, 'lock'];

/**
 * Makes the SQLite files accessible to this user only, even if the directory is not. Creates missing database and lock
 * files, because SQLite would use the umask; the other files inherit their mode.
 */
export async function makeFilesPrivate(directory: string): Promise<void> {
  for (const file of [databaseFileName, 'lock']) {
    // If this fails, opening the file later reports the error.
    await open(join(directory, file), 'a', 0o600).then(
      (handle) => handle.close(),
      () => undefined,
    );
  }
  for (const file of files) await chmod(join(directory, file), 0o600).catch(() => undefined);
}

/** Returns the encryption key; the first process creates it, readable by this user only. */
export async function loadOrCreateKey(directory: string): Promise<string> {
  const file = join(directory, 'key');
  try {
    await writeFile(file, `${randomBytes(32).toString('hex')}\n`, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (systemErrorCode(error) !== 'EEXIST')
      throw new StartError(
        `The key ${file} cannot be written: ${describeSystemError(error)}. Set ASHLAR_KEY, or choose another directory with --data.`,
      );
  }
  try {
    const key = (await readFile(file, 'utf8')).trim();
    if (key === '')
      throw new StartError(
        `The key ${file} is empty. Restore the key that the data was written with, or remove the directory to start over.`,
      );
    await chmod(file, 0o600).catch(() => undefined);
    return key;
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(`The key ${file} cannot be read: ${describeSystemError(error)}.`);
  }
}
