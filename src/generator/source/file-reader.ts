// File reader interface for all sources, independent of Node.js types.

import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Node, Source } from './node.ts';

/** Access to source files. */
export interface FileReader {
  /**
   * Reads a file.
   *
   * @throws an error with a `code` as in Node.js: `ENOENT` (does not exist), `EISDIR` (is a directory), or another code
   * (cannot be read).
   */
  read(path: string): Promise<Uint8Array | string>;
  /** Present if the files are on a disk. */
  readonly disk?: DiskPathResolver;
  /** Reads and parses a file through a cache. If absent, callers parse the file. */
  readParsed?(path: string): Promise<ParsedFile>;
}

/** Properties of files on a disk. */
export interface DiskPathResolver {
  /** Absolute path that relative paths are resolved against. */
  readonly root: string;
  /**
   * Resolves all symbolic links and returns the absolute path.
   *
   * @throws the same errors as `FileReader.read`.
   */
  readonly realPath: (path: string) => Promise<string>;
}

/** Reason that a file cannot be read. */
export type FileProblem = 'missing' | 'directory' | { readonly unreadable: string };

/** Content of a file and its diagnostics, or the reason that it cannot be read. */
export interface ParsedFile {
  readonly problem?: FileProblem;
  readonly source?: Source;
  readonly root?: Node;
  readonly diagnostics: readonly Diagnostic[];
}

/** Removes `.`, empty, and inner `..` segments from a `/`-separated path. */
export function normalizePath(path: string): string {
  const segments: string[] = [];
  for (const segment of path.split('/')) {
    if (segment === '' || segment === '.') continue;
    if (segment === '..' && segments.length > 0 && segments.at(-1) !== '..') segments.pop();
    else segments.push(segment);
  }
  return (path.startsWith('/') ? '/' : '') + segments.join('/');
}
