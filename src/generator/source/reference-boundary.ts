// Reference boundary: restricts references to the directory of the document and to allowed paths.

import { dirname, isAbsolute, relative, resolve, sep } from 'node:path';
import type { Disk, Files } from './file-reader.ts';

/** Decides by path, before reading, whether a reference may read a file. */
export interface Boundary {
  /** Returns the reason to reject a path; `undefined` if it is allowed. */
  refusal(path: string): Promise<string | undefined>;
}

/** Creates the boundary of the document at `entry`. `allowed`: additional directories and files. */
export function createBoundary(entry: string, allowed: readonly string[], { disk }: Files): Boundary {
  const directory = dirname(entry);
  const start = disk?.root ?? '';
  const roots = [directory, ...allowed].map((root) => resolve(start, root));
  const elsewhere =
    directory === '.'
      ? 'it is not below the directory of the document'
      : `it is not below ${directory}, the directory of the document`;
  // Build systems may provide the document and its files as symbolic links into another directory.
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
      // A missing file is reported when it is read.
      return real === undefined
        ? undefined
        : reasonFor(real, await (realRoots ??= findRealRoots(disk)), 'it is a symbolic link to a file elsewhere');
    },
  };
}

/** Returns `undefined` if the path is below one of the roots and has no hidden segment. All paths are absolute. */
function reasonFor(path: string, roots: readonly string[], elsewhere: string): string | undefined {
  const ways = roots
    .map((root) => relative(root, path))
    .filter((way) => !isAbsolute(way) && way.split(sep)[0] !== '..');
  if (ways.length === 0) return elsewhere;
  // `.env`, `.git/config`, and the like can hold secrets.
  const isHidden = ways.every((way) => way.split(sep).some((segment) => segment.startsWith('.')));
  return isHidden ? 'it is hidden: a name on its path begins with a dot' : undefined;
}
