// Reader interface for all sources: files, URLs, and standard input. Independent of Node.js types.

import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { isLocal } from './input-path.ts';
import type { Node, Source } from './node.ts';

/** Access to source files. */
export interface FileReader {
  /**
   * Reads a file.
   *
   * @throws an `UnreadableSourceError`, or an error with a `code` as in Node.js: `ENOENT` (does not exist), `EISDIR` (is
   * a directory), or another code (cannot be read).
   */
  read(path: string): Promise<Uint8Array | string>;
  /** Returns the root of the Git repository that contains a directory; `undefined` outside of repositories. */
  readonly repositoryRoot?: (directory: string) => Promise<string | undefined>;
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
  /** Returns the names of the files in a directory; empty if it cannot be read. */
  readonly fileNames: (directory: string) => readonly string[];
}

/** Reason that a file cannot be read. */
export type FileProblem = 'missing' | 'directory' | UnreadableSource;

/** Reason that a source cannot be read, and how to fix it. */
export interface UnreadableSource {
  readonly unreadable: string;
  readonly help?: string | undefined;
  readonly code?: UnreadableSourceCode;
}

/** Codes of the diagnostics for sources that cannot be read. */
export type UnreadableSourceCode =
  | 'source/unreadable-file'
  | 'source/unreadable-url'
  | 'source/remote-reference'
  | 'source/missing-variable'
  | 'source/not-locked'
  | 'source/not-cached'
  | 'source/digest-mismatch';

/** Codes of errors that come from the network, the lock file, or the environment rather than from a document. */
export const externalErrorCodes: ReadonlySet<string> = new Set<UnreadableSourceCode>([
  'source/unreadable-url',
  'source/missing-variable',
  'source/not-locked',
  'source/not-cached',
  'source/digest-mismatch',
]);

/** Error of a reader. Its message is the reason that the source cannot be read. */
export class UnreadableSourceError extends Error {
  readonly help: string | undefined;
  readonly diagnosticCode: UnreadableSourceCode;

  constructor(reason: string, help?: string, diagnosticCode: UnreadableSourceCode = 'source/unreadable-file') {
    super(reason);
    this.help = help;
    this.diagnosticCode = diagnosticCode;
  }
}

/** Content of a file and its diagnostics, or the reason that it cannot be read. */
export interface ParsedFile {
  readonly problem?: FileProblem;
  readonly source?: Source;
  readonly root?: Node;
  readonly diagnostics: readonly Diagnostic[];
}

/** Removes `.`, empty, and inner `..` segments from a `/`-separated path. Returns a URL unchanged. */
export function normalizePath(path: string): string {
  if (!isLocal(path)) return path;
  const segments: string[] = [];
  for (const segment of path.split('/')) {
    if (segment === '' || segment === '.') continue;
    if (segment === '..' && segments.length > 0 && segments.at(-1) !== '..') segments.pop();
    else segments.push(segment);
  }
  return (path.startsWith('/') ? '/' : '') + segments.join('/');
}
