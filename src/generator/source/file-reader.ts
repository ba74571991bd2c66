// Where texts come from: an interface over the disk, so that everything after it is a function of its input.

import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Node, Source } from './node.ts';

/** What reading needs of the outside. */
export interface Files {
  /**
   * The bytes or the text of the file that people know as `path`. Rejects as Node does: with an error whose `code`
   * is `ENOENT` (no such file), `EISDIR` (a directory) or another (it cannot be read).
   */
  read(path: string): Promise<Uint8Array | string>;
  /** Present for files on a disk. */
  readonly disk?: Disk;
  /** The file as it is parsed, where that is kept for others who ask for it; where this is absent, whoever reads parses. */
  parsed?(path: string): Promise<ParsedFile>;
}

/** What only files on a disk have. */
export interface Disk {
  /** The absolute path that relative paths start at. */
  readonly root: string;
  /** The absolute path with all symbolic links resolved. Rejects as `Files.read` does. */
  readonly realPath: (path: string) => Promise<string>;
}

/** Why a file could not be read. */
export type FileProblem = 'missing' | 'directory' | { readonly unreadable: string };

/** What a file holds, and what is wrong with that; or why it could not be read. */
export interface ParsedFile {
  readonly problem?: FileProblem;
  readonly source?: Source;
  readonly root?: Node;
  readonly diagnostics: readonly Diagnostic[];
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
