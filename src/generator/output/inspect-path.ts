// Inspection of output paths without following symbolic links out of the output directory.

import { lstatSync, realpathSync, type Stats } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { computeFileDigests, type LineEndingDigests } from './sha256.ts';
import type { FileCache } from './cache-by-file-stats.ts';
import type { ExistingEntry, PathInspector } from './plan-write.ts';

/**
 * Creates an inspector of paths below a directory, which can be missing or a symbolic link. `fileCache` caches the
 * digests of unchanged files.
 */
export function createPathInspector(
  directory: string,
  fileCache: FileCache<LineEndingDigests> = (_path, _stats, compute) => compute(),
): PathInspector {
  const writableAncestors = new Set<string>();
  return (path) =>
    findBlockedAncestor(directory, path, writableAncestors) ?? inspectPath(join(directory, path), fileCache);
}

function inspectPath(path: string, fileCache: FileCache<LineEndingDigests>): ExistingEntry {
  const stats = readStats(path);
  if (stats === undefined) return { kind: 'nothing' };
  if (stats.isFile()) return { kind: 'file', ...fileCache(path, stats, () => computeFileDigests(path)) };
  return { kind: 'other', description: describeFileType(stats) };
}

/** Finds the first ancestor that prevents writing. `writableAncestors` caches those that do not. */
function findBlockedAncestor(
  directory: string,
  path: string,
  writableAncestors: Set<string>,
): ExistingEntry | undefined {
  const segments = path.split('/').slice(0, -1);
  for (const [index] of segments.entries()) {
    const ancestor = segments.slice(0, index + 1).join('/');
    if (writableAncestors.has(ancestor)) continue;
    const stats = readStats(join(directory, ancestor));
    if (stats === undefined) return undefined;
    if (stats.isSymbolicLink() && !isInside(directory, ancestor))
      return { kind: 'blocked', ancestor, description: 'a symbolic link out of the output directory' };
    if (!stats.isSymbolicLink() && !stats.isDirectory())
      return { kind: 'blocked', ancestor, description: `${describeFileType(stats)}; expected a directory` };
    writableAncestors.add(ancestor);
  }
  return undefined;
}

/** Returns whether a path is still in the directory after symbolic links are resolved. */
function isInside(directory: string, path: string): boolean {
  try {
    const relativePath = relative(realpathSync(directory), realpathSync(join(directory, path)));
    return relativePath !== '..' && !relativePath.startsWith(`..${sep}`);
  } catch {
    return false;
  }
}

function readStats(path: string): Stats | undefined {
  return lstatSync(path, { throwIfNoEntry: false });
}

function describeFileType(stats: Stats): string {
  if (stats.isDirectory()) return 'a directory';
  if (stats.isSymbolicLink()) return 'a symbolic link';
  if (stats.isFile()) return 'a file';
  return 'neither a file nor a directory';
}
