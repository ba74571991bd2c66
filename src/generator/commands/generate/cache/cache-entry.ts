// Cache entry of a run: inputs, output files, and diagnostics.

import type { Diagnostic } from '../../../diagnostics/diagnostic.ts';
import type { TargetName } from '../../../plugin/target.ts';
import type { SourceLine } from '../../../pipeline/cached-source-lines.ts';

/** Generated file with its digest. */
export interface GeneratedFile {
  readonly path: string;
  readonly target: TargetName;
  readonly digest: string;
  readonly bytes: number;
}

export interface CacheEntry {
  /** Ashlar version and code that generated the entry: see `toolDigest`. */
  readonly ashlar: string;
  /** Files read, relative to the working directory, with their digests; `null` if missing. */
  readonly inputs: readonly (readonly [path: string, digest: string | null])[];
  /** Whether operations with errors were excluded; the errors are then among the diagnostics. */
  readonly partial: boolean;
  /** Diagnostics of reading and generating. */
  readonly diagnostics: readonly Diagnostic[];
  /** Source lines that diagnostics refer to. */
  readonly lines: readonly SourceLine[];
  /** In order of generation. */
  readonly files: readonly GeneratedFile[];
}

/** Serializes an entry. */
export function printEntry({ files, ...rest }: CacheEntry): string {
  return JSON.stringify({
    ...rest,
    files: files.map(({ path, target, digest, bytes }) => [path, target, digest, bytes]),
  });
}

/** Parses a serialized entry. */
export function parseEntry(text: string): CacheEntry {
  // Written by printEntry.
  const { files, ...rest } = JSON.parse(text) as Omit<CacheEntry, 'files'> & { readonly files: readonly FileLine[] };
  return { ...rest, files: files.map(([path, target, digest, bytes]) => ({ path, target, digest, bytes })) };
}

type FileLine = readonly [path: string, target: TargetName, digest: string, bytes: number];
