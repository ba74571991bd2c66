// LRU cache of watch sessions, which keeps recently edited documents.

import { firstSession, sessionAfter, type Session } from './watch-session.ts';
import { createShelf } from '../../pipeline/lru-cache.ts';

/** Capacity in characters: output once, and sources twice because of their syntax trees; about five bytes each. */
const room = 24_000_000;

export interface Sessions {
  /** Returns the session of the next run of a document; an empty one if none is cached. */
  of(name: string): Session;
  /**
   * Caches the session after a run. Only a document with `isEdited` may evict others, and is cached regardless of its size.
   */
  keep(name: string, session: Session, how: { readonly sound: boolean; readonly edited: boolean }): void;
}

export function createSessions(most = room): Sessions {
  const shelf = createShelf<Session>(most);
  return {
    of: (name) => shelf.get(name) ?? firstSession(),
    keep(name, session, { sound, edited }) {
      const size = sizeOf(session);
      if (edited || shelf.taken + size <= most) shelf.set(name, sessionAfter(session, sound), Math.min(size, most));
    },
  };
}

function sizeOf({ parsed, written }: Session): number {
  const sources = [...parsed.now.values()].reduce((sum, { source }) => sum + (source?.text.length ?? 0), 0);
  return [...written.wanted.values()].reduce((sum, { text }) => sum + text.length, 2 * sources);
}
