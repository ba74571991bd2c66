// Display path: a path as the user would type it.

import { isAbsolute, relative, sep } from 'node:path';

/** Converts an absolute path to one relative to `cwd`, with `/`; keeps it absolute if it is on another drive. */
export function toDisplayPath(cwd: string, path: string): string {
  const relativePath = relative(cwd, path);
  if (relativePath === '') return '.';
  return (isAbsolute(relativePath) ? path : relativePath).split(sep).join('/');
}
