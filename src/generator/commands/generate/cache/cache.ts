// Cache of generated output, keyed by input.

import { sha256 } from '../../../output/sha256.ts';
import type { GenerateInput } from '../../../pipeline/pipeline.ts';
import {
  type SourceTexts,
  collectSourceLines,
  textsFromLines,
  type SourceLine,
} from '../../../diagnostics/format-text.ts';
import { resolveInputPath } from '../../../source/input-path.ts';
import { toDisplayPath } from '../../../pipeline/display-path.ts';
import type { InputDigests } from '../../../pipeline/parse-cache.ts';
import type { CacheDirectory } from './cache-directory.ts';
import { toolDigest } from './tool-digest.ts';
import type { Diagnostic } from '../../../diagnostics/diagnostic.ts';

/** Cached result with the source lines that diagnostics refer to. */
export interface CachedOutput extends Pick<CacheEntry, 'partial' | 'diagnostics' | 'files'> {
  readonly texts: SourceTexts;
}

/** Cached result with the files that it depends on. */
export interface CachedRun extends CachedOutput {
  /** Files looked up, existing or not. */
  readonly lookedUpFiles: readonly string[];
}

/** Cache entry of one document and its options. */
export interface OutputCache {
  /** Returns the result for the current inputs; `undefined` if not cached. */
  restore(): CachedRun | undefined;
  /** Caches the result for the files looked up. */
  store(output: CachedOutput, lookedUpFiles: Iterable<string>): void;
}

/** Opens the cache entry of a run in `cwd`. Entries contain no absolute path, so all checkouts can share them. */
export function openCache(
  {
    document,
    overlays,
    allow = [],
    targets,
    options,
    slowPatterns = 'warn',
    tolerance,
    isStrict,
    filter,
    templates = new Map(),
    customTargets = [],
    customTargetsDigest,
  }: GenerateInput,
  directory: CacheDirectory,
  digests: InputDigests,
  cwd: string,
): OutputCache {
  const displayPathOf = (path: string): string => toDisplayPath(cwd, resolveInputPath(cwd, path));
  const name = sha256(
    JSON.stringify([
      directory.workingDirectory,
      displayPathOf(document),
      overlays.map(displayPathOf),
      allow.map(displayPathOf),
      targets,
      options,
      slowPatterns,
      tolerance,
      isStrict,
      filter,
      [...templates],
      customTargets.map(({ target, value }) => [target.name, value]),
      customTargetsDigest,
    ]),
  );
  return {
    restore() {
      const text = directory.read(name);
      if (text === undefined) return undefined;
      const { ashlar, inputs, partial, diagnostics, lines, files } = parseEntry(text);
      if (ashlar !== toolDigest() || !inputs.every(([path, expected]) => digests.digestOf(path) === expected))
        return undefined;
      return { partial, diagnostics, files, texts: textsFromLines(lines), lookedUpFiles: inputs.map(([path]) => path) };
    },
    store({ partial, diagnostics, files, texts }, lookedUpFiles) {
      const inputs = [...lookedUpFiles].map((path) => [path, digests.digestOf(path)] as const);
      const knownInputs = inputs.filter((input): input is readonly [string, string | null] => input[1] !== undefined);
      // An unreadable file has no digest, so changes to it could not be detected.
      if (knownInputs.length === inputs.length)
        directory.write(
          name,
          serializeEntry({
            ashlar: toolDigest(),
            inputs: knownInputs,
            partial,
            diagnostics,
            lines: collectSourceLines(diagnostics, texts),
            files,
          }),
        );
    },
  };
}

/** Generated file with its digest. */
export interface GeneratedFile {
  readonly path: string;
  readonly target: string;
  readonly digest: string;
  readonly bytes: number;
}

/** Content of a cache entry. */
export interface CacheEntry {
  /** Ashlar version and code that generated the entry: see `toolDigest`. */
  readonly ashlar: string;
  /** Files read, relative to the working directory, with their digests; `null` if missing. */
  readonly inputs: readonly (readonly [path: string, digest: string | null])[];
  /** Whether operations with errors were excluded; the errors are then among the diagnostics. */
  readonly partial: boolean;
  /** Diagnostics from reading and generating. */
  readonly diagnostics: readonly Diagnostic[];
  /** Source lines that diagnostics refer to. */
  readonly lines: readonly SourceLine[];
  /** In order of generation. */
  readonly files: readonly GeneratedFile[];
}

export function serializeEntry({ files, ...rest }: CacheEntry): string {
  return JSON.stringify({
    ...rest,
    files: files.map(({ path, target, digest, bytes }) => [path, target, digest, bytes]),
  });
}

export function parseEntry(text: string): CacheEntry {
  // Written by `serializeEntry`.
  const { files, ...rest } = JSON.parse(text) as Omit<CacheEntry, 'files'> & { readonly files: readonly FileLine[] };
  return { ...rest, files: files.map(([path, target, digest, bytes]) => ({ path, target, digest, bytes })) };
}

/** Serialized form of a `GeneratedFile`. */
type FileLine = readonly [path: string, target: string, digest: string, bytes: number];
