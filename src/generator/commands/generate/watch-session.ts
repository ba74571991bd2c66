// State that watch mode carries between runs for one document.

import type { FileDigests } from '../../output/sha256.ts';
import type { FormatCache } from '../../output/format.ts';
import { createStatCache, type StatCache } from '../../output/stat-cache.ts';
import type { CachedResults } from '../../model/dependencies/result-cache.ts';
import type { GeneratedFile } from './cache/cache.ts';
import type { DigestedFile, ParseCache } from '../../pipeline/parse-cache.ts';
import { createLruCache } from '../../pipeline/lru-cache.ts';

/** Caches of one run: read from the previous run, written for the next. */
export interface WatchSession {
  readonly formatCache: FormatCache;
  readonly cachedResults: CachedResultsOfRun;
  readonly parseCache: ParseCache;
  readonly writtenFiles: OutputFileCaches;
}

/** Cached results of the previous run, if it generated anything, and of the current one. */
export interface CachedResultsOfRun {
  readonly previous: CachedResults | null;
  current: CachedResults | null;
}

/** Caches of output files. */
export interface OutputFileCaches {
  /** Digests of the files on disk. */
  readonly knownFiles: StatCache<FileDigests>;
  /** Generated text by path, with its digest. */
  readonly expectedFiles: Map<string, { readonly text: string; readonly file: GeneratedFile }>;
}

/** Creates an empty session. */
export function createSession(): WatchSession {
  return {
    formatCache: { previous: new Map(), current: new Map() },
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
  { formatCache: formatted, cachedResults, parseCache, writtenFiles }: WatchSession,
  isValid: boolean,
): WatchSession {
  return {
    formatCache: { previous: isValid ? formatted.current : formatted.previous, current: new Map() },
    cachedResults: { previous: isValid ? cachedResults.current : cachedResults.previous, current: null },
    parseCache: { previous: parseCache.current, current: new Map(), statCache: parseCache.statCache },
    writtenFiles,
  };
}

/** Capacity in characters of about five bytes. Sources count twice because of their syntax trees, output once. */
const defaultCapacity = 24_000_000;

export interface WatchSessions {
  /** Returns the session of the next run of a document; an empty one if none is cached. */
  get(name: string): WatchSession;
  /**
   * Caches the session after a run. Only an edited document may evict others; it is cached regardless of its size.
   */
  store(name: string, session: WatchSession, status: { readonly isValid: boolean; readonly isEdited: boolean }): void;
}

export function createWatchSessions(capacity = defaultCapacity): WatchSessions {
  const cache = createLruCache<WatchSession>(capacity);
  return {
    get: (name) => cache.get(name) ?? createSession(),
    store(name, session, { isValid, isEdited }) {
      const size = sessionSize(session);
      if (isEdited || cache.usedSize + size <= capacity)
        cache.set(name, nextSession(session, isValid), Math.min(size, capacity));
    },
  };
}

function sessionSize({ parseCache, writtenFiles }: WatchSession): number {
  const sources = [...parseCache.current.values()].reduce((sum, { source }) => sum + (source?.text.length ?? 0), 0);
  return [...writtenFiles.expectedFiles.values()].reduce((sum, { text }) => sum + text.length, 2 * sources);
}
