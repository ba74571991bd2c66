// Where texts come from: an interface over the disk, so that everything after it is a function of its input.

/** What reading needs of the outside. */
export interface Files {
  /**
   * The bytes or the text of the file that people know as `path`. Rejects as Node does: with an error whose `code`
   * is `ENOENT` (no such file), `EISDIR` (a directory) or another (it cannot be read).
   */
  read(path: string): Promise<Uint8Array | string>;
}

/** A `/`-separated path without `.`, empty and inner `..` segments. */
export function normalPath(path: string): string {
  const kept: string[] = [];
  for (const segment of path.split('/')) {
    if (segment === '' || segment === '.') continue;
    if (segment === '..' && kept.length > 0 && kept.at(-1) !== '..') kept.pop();
    else kept.push(segment);
  }
  return (path.startsWith('/') ? '/' : '') + kept.join('/');
}
