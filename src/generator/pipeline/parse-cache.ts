// Cache of parsed files, shared by the documents of a run and bounded in size.

import { normalPath, type Files, type ParsedFile } from '../source/file-reader.ts';
import { parseFile } from '../source/parse-file.ts';
import type { KnownFiles } from '../output/stat-cache.ts';
import type { Digests, Seen } from './input-digests.ts';
import { createShelf } from './lru-cache.ts';

/** File reader of one document. */
export interface Opened {
  readonly files: Files;
  /** Every path that was requested, including missing files. */
  readonly asked: ReadonlySet<string>;
}

/**
 * Cache capacities in characters of text, for files requested once and repeatedly. Trees take about ten times as much
 * memory.
 */
const room = { once: 500_000, again: 8_000_000 } as const;

/** Parsed files by path: of the previous run, and of the current one. */
export interface Parsed {
  readonly before: ReadonlyMap<string, ParsedFile>;
  readonly now: Map<string, ParsedFile>;
  /** Cache of files that have not changed since. */
  readonly known: KnownFiles<Promise<Held>>;
}

/** A parsed file and its digest. */
export interface Held {
  readonly file: ParsedFile;
  readonly seen: Seen;
}

/**
 * Creates a function that returns the reader of a document, by its path. `parseCache`: parsed files of that document.
 */
export function createReader(disk: Files, digests: Digests): (document: string, session?: Parsed) => Opened {
  // Segmented LRU: files requested by one document are evicted before shared ones.
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
      // A second request promotes the file, so that a third is likely to find it.
      if (met.has(path)) {
        once.delete(path);
        again.set(path, file, size);
        // The entry is seldom referenced by other documents and can be the largest file.
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
