// How the documents of one run read their files: what several of them refer to is read and parsed once, and no more is held than there is room for.

import { normalPath, type Files, type ParsedFile } from '../source/file-reader.ts';
import { parseFile } from '../source/parse-file.ts';
import type { KnownFiles } from '../output/stat-cache.ts';
import type { Digests, Seen } from './input-digests.ts';
import { createShelf } from './lru-cache.ts';

/** The files as one document reads them. */
export interface Opened {
  readonly files: Files;
  /** Each file that it asked for, whether it is there or not. */
  readonly asked: ReadonlySet<string>;
}

/** Characters of text that may be held as trees, which take some ten times as much. */
const room = { once: 500_000, again: 8_000_000 } as const;

/** What the files of a run hold, by their paths: of the run before this one, which need not be parsed again, and of this one. */
export interface Parsed {
  readonly before: ReadonlyMap<string, ParsedFile>;
  readonly now: Map<string, ParsedFile>;
  /** Of a file that has not changed since. */
  readonly known: KnownFiles<Promise<Held>>;
}

/** What a file holds, and its digest. */
export interface Held {
  readonly file: ParsedFile;
  readonly seen: Seen;
}

/** Opens the files for a document, by its path; `session`: what is known of the files of that one. */
export function createReader(disk: Files, digests: Digests): (document: string, session?: Parsed) => Opened {
  // What only one document has asked for has to give way first: most of it is nobody else's.
  const once = createShelf<ParsedFile>(room.once);
  const again = createShelf<ParsedFile>(room.again);
  const met = new Set<string>();
  const noting: Files = {
    async read(path) {
      try {
        const content = await disk.read(path);
        digests.note(path, content);
        return content;
      } catch (error) {
        digests.note(path, undefined);
        throw error;
      }
    },
  };
  const read = async (path: string, session: Parsed | undefined): Promise<Held> => {
    const file = await parseFile(path, noting, session?.before.get(path));
    return { file, seen: digests.of(path) };
  };
  const held = async (path: string, session: Parsed | undefined): Promise<Held> => {
    const stats = session && digests.statsOf(path);
    const found = await (session && stats
      ? session.known(path, stats, () => read(path, session))
      : read(path, session));
    digests.noteSeen(path, found.seen);
    return found;
  };
  return (document, session) => {
    const asked = new Set<string>();
    const parsed = async (path: string): Promise<ParsedFile> => {
      asked.add(path);
      const known = again.get(path) ?? once.get(path);
      const file = known ?? (await held(path, session)).file;
      session?.now.set(path, file);
      const size = file.source?.text.length ?? 0;
      // Whoever asks for the second time may come when it has given way already; not so whoever asks for the third.
      if (met.has(path)) {
        once.delete(path);
        again.set(path, file, size);
        // A document is seldom a part of another, and may be the biggest of its files.
      } else if (path !== normalPath(document)) once.set(path, file, size);
      met.add(path);
      return file;
    };
    return {
      asked,
      files: { parsed, ...(disk.disk && { disk: disk.disk }), read: (path) => (asked.add(path), noting.read(path)) },
    };
  };
}
