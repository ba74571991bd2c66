// Reader of files on this machine.

import { readdirSync } from 'node:fs';
import { open, realpath, stat } from 'node:fs/promises';
import { dirname, join, resolve, sep } from 'node:path';
import type { FileReader } from './file-reader.ts';
import { assertRegularFile, openFlags } from './regular-file.ts';

/** Creates a reader of files on this machine. Relative paths are resolved against `directory`. */
export function createDiskReader(directory: string = process.cwd()): FileReader {
  return {
    async read(path) {
      const file = resolve(directory, path);
      // A socket cannot be opened, and opening a device can have an effect.
      assertRegularFile(await stat(file));
      const handle = await open(file, openFlags);
      try {
        assertRegularFile(await handle.stat());
        return await handle.readFile();
      } finally {
        await handle.close();
      }
    },
    repositoryRoot: (path) => findRepositoryRoot(resolve(directory, path)),
    disk: {
      root: directory,
      realPath: (path) => realpath(resolve(directory, path)),
      fileNames: (path) => listFileNames(resolve(directory, path)),
    },
  };
}

function listFileNames(directory: string): readonly string[] {
  try {
    return readdirSync(directory, { withFileTypes: true }).flatMap((entry) => (entry.isFile() ? entry.name : []));
  } catch {
    return [];
  }
}

/**
 * Returns the nearest ancestor directory with `.git`; `undefined` if no ancestor has one. The repository of an installed
 * package is not the one that it is installed in.
 */
async function findRepositoryRoot(directory: string): Promise<string | undefined> {
  if (directory.split(sep).includes('node_modules')) return undefined;
  for (let ancestor = directory; ; ancestor = dirname(ancestor)) {
    const isRoot = await stat(join(ancestor, '.git')).then(
      () => true,
      () => false,
    );
    if (isRoot) return ancestor;
    if (dirname(ancestor) === ancestor) return undefined;
  }
}
