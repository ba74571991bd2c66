// Display path: a path as the user would type it.

import { isAbsolute, relative, sep } from 'node:path';

/** Converts an absolute path to a path relative to `cwd`, with `/`; absolute if it is on another drive. */
export function shownPath(cwd: string, path: string): string {
  const way = relative(cwd, path);
  if (way === '') return '.';
  return (isAbsolute(way) ? path : way).split(sep).join('/');
}
