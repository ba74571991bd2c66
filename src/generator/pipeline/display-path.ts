// Display path: a path as the user would type it.

import { isAbsolute, relative, sep } from 'node:path';
import { isLocal } from '../source/input-path.ts';

/**
 * Converts an absolute path to one relative to `cwd`, with `/`; keeps it absolute if it is on another drive. Returns a
 * URL unchanged.
 */
export function toDisplayPath(cwd: string, path: string): string {
  if (!isLocal(path)) return path;
  const relativePath = relative(cwd, path);
  if (relativePath === '') return '.';
  return (isAbsolute(relativePath) ? path : relativePath).split(sep).join('/');
}
