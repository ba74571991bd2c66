// A file that only this user may read, whoever could read what was there before; there is never half of it.

import { randomBytes } from 'node:crypto';
import { realpath, rename, rm, stat, writeFile } from 'node:fs/promises';

/** Writes it in the place of what is there; what is no file, such as `/dev/stdout`, is written to. */
export async function writePrivately(file: string, text: string): Promise<void> {
  const there = await stat(file).catch(() => undefined);
  if (there && !there.isFile()) return writeFile(file, text);
  const target = there ? await realpath(file) : file;
  const fresh = `${target}.${randomBytes(6).toString('hex')}`;
  try {
    await writeFile(fresh, text, { mode: 0o600, flag: 'wx' });
    await rename(fresh, target);
  } catch (error) {
    await rm(fresh, { force: true });
    throw error;
  }
}
