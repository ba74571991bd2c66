// Atomic write of a file that only this user can read.

import { randomBytes } from 'node:crypto';
import { realpath, rename, rm, stat, writeFile } from 'node:fs/promises';

/** Replaces the file. Writes directly to anything but a regular file, such as `/dev/stdout`. */
export async function writePrivateFile(file: string, text: string): Promise<void> {
  const existing = await stat(file).catch(() => undefined);
  if (existing && !existing.isFile()) return writeFile(file, text);
  const target = existing ? await realpath(file) : file;
  const temporaryFile = `${target}.${randomBytes(6).toString('hex')}`;
  try {
    await writeFile(temporaryFile, text, { mode: 0o600, flag: 'wx' });
    await rename(temporaryFile, target);
  } catch (error) {
    await rm(temporaryFile, { force: true });
    throw error;
  }
}
