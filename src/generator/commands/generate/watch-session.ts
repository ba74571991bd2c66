// State that watch mode carries between runs for one document.

import type { FileDigests } from '../../output/sha256.ts';
import type { FormatCache } from '../../output/format.ts';
import { createStatCache, type StatCache } from '../../output/stat-cache.ts';
import type { CachedResults } from '../../model/dependencies/result-cache.ts';
import type { GeneratedFile } from './cache/cache-entry.ts';
import type { DigestedFile, ParseCache } from '../../pipeline/parse-cache.ts';

/** Caches of one run: read from the previous run, written for the next. */
export interface WatchSession {
  readonly formatted: FormatCache;
  readonly cachedResults: CachedResultsOfRun;
  readonly parseCache: ParseCache;
  readonly writtenFiles: WrittenFiles;
}

/** Dependency graph of the previous run, if it generated anything, and of this run. */
export interface CachedResultsOfRun {
  readonly previous: CachedResults | null;
  current: CachedResults | null;
}

/** Caches of output files. */
export interface WrittenFiles {
  readonly knownFiles: StatCache<FileDigests>;
  /** Generated text by path, with its digest. */
  readonly expectedFiles: Map<string, { readonly text: string; readonly file: GeneratedFile }>;
}

export function createSession(): WatchSession {
  return {
    formatted: { previous: new Map(), current: new Map() },
    cachedResults: { previous: null, current: null },
    parseCache: { previous: new Map(), current: new Map(), statCache: createStatCache<Promise<DigestedFile>>() },
    writtenFiles: { knownFiles: createStatCache(), expectedFiles: new Map() },
  };
}

/**
 * Returns the session of the next run. After an invalid run, it keeps the caches of the last valid one, because the fix
 * will be similar.
 */
export function nextSession(
  { formatted, cachedResults: kept, parseCache, writtenFiles }: WatchSession,
  isValid: boolean,
): WatchSession {
  return {
    formatted: { previous: isValid ? formatted.current : formatted.previous, current: new Map() },
    cachedResults: { previous: isValid ? kept.current : kept.previous, current: null },
    parseCache: { previous: parseCache.current, current: new Map(), statCache: parseCache.statCache },
    writtenFiles,
  };
}
