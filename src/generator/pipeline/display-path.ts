// How a path is shown to the person who runs Ashlar.

import { isAbsolute, relative, sep } from 'node:path';

/** An absolute path as one would type it in `cwd`: relative, with `/`; absolute where it lies on another disk. */
export function shownPath(cwd: string, path: string): string {
  const way = relative(cwd, path);
  if (way === '') return '.';
  return (isAbsolute(way) ? path : way).split(sep).join('/');
}
