// Inspection of output paths without following symbolic links out of the output directory.

import { lstatSync, realpathSync, type Stats } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { digestsOfFile, type Digests } from './sha256.ts';
import type { KnownFiles } from './stat-cache.ts';
import type { Found, Look } from './plan-write.ts';

/**
 * Creates an inspector of paths below a directory, which can be missing or a symbolic link. `statCache`: digests of
 * files that have not changed.
 */
export function lookBelow(folder: string, known: KnownFiles<Digests> = (_path, _stats, make) => make()): Look {
  const clear = new Set<string>();
  return (path) => blockedAt(folder, path, clear) ?? look(join(folder, path), known);
}

function look(path: string, known: KnownFiles<Digests>): Found {
  const stats = statsOf(path);
  if (stats === undefined) return { kind: 'nothing' };
  if (stats.isFile()) return { kind: 'file', ...known(path, stats, () => digestsOfFile(path)) };
  return { kind: 'other', what: kindOf(stats) };
}

/** Finds the first ancestor that cannot be written through. `clear` caches those that can. */
function blockedAt(folder: string, path: string, clear: Set<string>): Found | undefined {
  const segments = path.split('/').slice(0, -1);
  for (const [index] of segments.entries()) {
    const by = segments.slice(0, index + 1).join('/');
    if (clear.has(by)) continue;
    const stats = statsOf(join(folder, by));
    if (stats === undefined) return undefined;
    if (stats.isSymbolicLink() && !staysInside(folder, by))
      return { kind: 'blocked', by, what: 'a link that leads out of the output folder' };
    if (!stats.isSymbolicLink() && !stats.isDirectory())
      return { kind: 'blocked', by, what: `${kindOf(stats)}, where a folder should be` };
    clear.add(by);
  }
  return undefined;
}

function staysInside(folder: string, path: string): boolean {
  try {
    const way = relative(realpathSync(folder), realpathSync(join(folder, path)));
    return way !== '..' && !way.startsWith(`..${sep}`);
  } catch {
    return false;
  }
}

function statsOf(path: string): Stats | undefined {
  return lstatSync(path, { throwIfNoEntry: false });
}

function kindOf(stats: Stats): string {
  if (stats.isDirectory()) return 'a folder';
  if (stats.isSymbolicLink()) return 'a link';
  if (stats.isFile()) return 'a file';
  return 'neither a file nor a folder';
}
