// What is kept of a run: from which inputs which files came, and what was said about them.

import type { Diagnostic } from '../../../diagnostics/diagnostic.ts';
import type { TargetName } from '../../../plugin/target.ts';
import type { Line } from '../../../pipeline/cached-source-lines.ts';

/** A file that was made. */
export interface MadeFile {
  readonly path: string;
  readonly target: TargetName;
  readonly digest: string;
  readonly bytes: number;
}

export interface CacheEntry {
  /** The Ashlar that ran: see identity.ts. */
  readonly ashlar: string;
  /** The files that were read, relative to the working directory as they were asked for: their digests, null for one that was not there. */
  readonly inputs: readonly (readonly [path: string, digest: string | null])[];
  /** Whether operations with errors were excluded: then the errors are among the diagnostics. */
  readonly partial: boolean;
  /** The diagnostics of reading and generating. */
  readonly diagnostics: readonly Diagnostic[];
  /** The lines that they point to, by file and number. */
  readonly lines: readonly Line[];
  /** In the order in which they were made. */
  readonly files: readonly MadeFile[];
}

/** The entry as text. */
export function printEntry({ files, ...rest }: CacheEntry): string {
  return JSON.stringify({
    ...rest,
    files: files.map(({ path, target, digest, bytes }) => [path, target, digest, bytes]),
  });
}

/** The entry of a text that `printEntry` made. */
export function parseEntry(text: string): CacheEntry {
  const { files, ...rest } = JSON.parse(text) as Omit<CacheEntry, 'files'> & { readonly files: readonly FileLine[] }; // printEntry's own form
  return { ...rest, files: files.map(([path, target, digest, bytes]) => ({ path, target, digest, bytes })) };
}

type FileLine = readonly [path: string, target: TargetName, digest: string, bytes: number];
