// Search of a directory and its parents.

import { existsSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';

/** Returns the nearest directory, from `cwd` upwards, with one of the files. */
export function findUp(cwd: string, names: readonly string[]): string | undefined {
  for (let directory = cwd; ; directory = dirname(directory)) {
    if (names.some((name) => existsSync(join(directory, name)))) return directory;
    if (dirname(directory) === directory) return undefined;
  }
}

/** Returns the path of a directory from the root of its Git repository; empty for the root, or outside a repository. */
export function directoryInRepository(directory: string): string {
  const root = findUp(directory, ['.git']);
  return root === undefined ? '' : relative(root, directory).split(sep).join('/');
}
