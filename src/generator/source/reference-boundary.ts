// Which files the references of a document may read: those below its directory, and those that the user allows.

import { dirname, isAbsolute, relative, resolve, sep } from 'node:path';
import type { Disk, Files } from './file-reader.ts';

/** Decides for each path, by the path alone before anything is read, whether a reference may read it. */
export interface Boundary {
  /** Why a reference may not read the file; undefined if it may. */
  refusal(path: string): Promise<string | undefined>;
}

/** The boundary of the document at `entry`. `allowed`: directories and files that its references may read besides. */
export function createBoundary(entry: string, allowed: readonly string[], { disk }: Files): Boundary {
  const directory = dirname(entry);
  const start = disk?.root ?? '';
  const roots = [directory, ...allowed].map((root) => resolve(start, root));
  const elsewhere =
    directory === '.'
      ? 'it is not below the directory of the document'
      : `it is not below ${directory}, the directory of the document`;
  // A build system may give a document and its files as links into one directory elsewhere.
  const findRealRoots = async ({ realPath }: Disk): Promise<readonly string[]> => {
    const found = await Promise.all(
      [...roots.map((root) => realPath(root)), realPath(entry).then(dirname)].map((real) =>
        real.catch(() => undefined),
      ),
    );
    return found.filter((root) => root !== undefined);
  };
  let realRoots: Promise<readonly string[]> | undefined;
  return {
    async refusal(path) {
      const reason = reasonFor(resolve(start, path), roots, elsewhere);
      if (reason !== undefined || !disk) return reason;
      const real = await disk.realPath(path).catch(() => undefined);
      // What does not exist is reported when it is read.
      return real === undefined
        ? undefined
        : reasonFor(real, await (realRoots ??= findRealRoots(disk)), 'it is a symbolic link to a file elsewhere');
    },
  };
}

/** Undefined if the path is below one of the roots, and nothing on the way is hidden; all paths are absolute. */
function reasonFor(path: string, roots: readonly string[], elsewhere: string): string | undefined {
  const ways = roots
    .map((root) => relative(root, path))
    .filter((way) => !isAbsolute(way) && way.split(sep)[0] !== '..');
  if (ways.length === 0) return elsewhere;
  // Such as .env and .git/config, which hold secrets and no schemas.
  const isHidden = ways.every((way) => way.split(sep).some((segment) => segment.startsWith('.')));
  return isHidden ? 'it is hidden: a name on its path begins with a dot' : undefined;
}
