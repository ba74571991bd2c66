// Reference boundary: restricts references to the directory of the document and to allowed paths.

import { dirname, isAbsolute, relative, resolve, sep } from 'node:path';
import type { Disk, FileReader } from './file-reader.ts';

/** Decides by path, before reading, whether a reference may read a file. */
export interface ReferenceBoundary {
  /** Returns the reason to reject a path; `undefined` if it is allowed. */
  rejectionReason(path: string): Promise<string | undefined>;
}

/** Creates the boundary of the document at `entry`. `allowed`: additional directories and files. */
export function createReferenceBoundary(
  entry: string,
  allowed: readonly string[],
  { disk }: FileReader,
): ReferenceBoundary {
  const directory = dirname(entry);
  const baseDirectory = disk?.root ?? '';
  const roots = [directory, ...allowed].map((root) => resolve(baseDirectory, root));
  const outsideMessage =
    directory === '.'
      ? 'it is not below the directory of the document'
      : `it is not below ${directory}, the directory of the document`;
  // Build systems may provide the document and its files as symbolic links into another directory.
  const findRealRoots = async ({ realPath }: Disk): Promise<readonly string[]> => {
    const resolved = await Promise.all(
      [...roots.map((root) => realPath(root)), realPath(entry).then(dirname)].map((real) =>
        real.catch(() => undefined),
      ),
    );
    return resolved.filter((root) => root !== undefined);
  };
  let realRoots: Promise<readonly string[]> | undefined;
  return {
    async rejectionReason(path) {
      const reason = rejectionReason(resolve(baseDirectory, path), roots, outsideMessage);
      if (reason !== undefined || !disk) return reason;
      const real = await disk.realPath(path).catch(() => undefined);
      // A missing file is reported when it is read.
      return real === undefined
        ? undefined
        : rejectionReason(real, await (realRoots ??= findRealRoots(disk)), 'it is a symbolic link to a file elsewhere');
    },
  };
}

/** Returns `undefined` if the path is below one of the roots and has no hidden segment. All paths are absolute. */
function rejectionReason(path: string, roots: readonly string[], outsideMessage: string): string | undefined {
  const relativePaths = roots
    .map((root) => relative(root, path))
    .filter((relativePath) => !isAbsolute(relativePath) && relativePath.split(sep)[0] !== '..');
  if (relativePaths.length === 0) return outsideMessage;
  // `.env`, `.git/config`, and the like can hold secrets.
  const isHidden = relativePaths.every((relativePath) =>
    relativePath.split(sep).some((segment) => segment.startsWith('.')),
  );
  return isHidden ? 'it is hidden: a name on its path begins with a dot' : undefined;
}
