// LRU cache of watch sessions, which keeps recently edited documents.

import { createSession, nextSession, type WatchSession } from './watch-session.ts';
import { createLruCache } from '../../pipeline/lru-cache.ts';

/** Capacity in characters: output once, and sources twice because of their syntax trees; about five bytes each. */
const defaultCapacity = 24_000_000;

export interface WatchSessions {
  /** Returns the session of the next run of a document; an empty one if none is cached. */
  get(name: string): WatchSession;
  /**
   * Caches the session after a run. Only a document with `isEdited` may evict others, and is cached regardless of its size.
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
