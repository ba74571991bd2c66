// The sessions of many documents that are watched: of those that were edited last, and of as many others as there is room for.

import { firstSession, sessionAfter, type Session } from './watch-session.ts';
import { createShelf } from '../../pipeline/lru-cache.ts';

/** Characters of what was generated, and of sources twice, because they are held as trees: each of them takes some five bytes. */
const room = 24_000_000;

export interface Sessions {
  /** The session of a document's next run; one that knows nothing where none is held. */
  of(name: string): Session;
  /** Keeps what a run leaves to the next. One that was not `edited` takes nobody's place; one that was is kept however big it is. */
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
