// Cache of parsed files, shared by the documents of a run and bounded in size.

import { normalizePath, type FileReader, type ParsedFile } from '../source/file-reader.ts';
import { parseFile } from '../source/parse-file.ts';
import type { StatCache } from '../output/stat-cache.ts';
import type { InputDigests, InputDigest } from './input-digests.ts';
import { createLruCache } from './lru-cache.ts';

/** File reader of one document. */
export interface DocumentReader {
  readonly files: FileReader;
  /** Every path that was requested, including missing files. */
  readonly requestedPaths: ReadonlySet<string>;
}

/**
 * Cache capacities in characters of text, for files requested once and repeatedly. Trees take about ten times as much
 * memory.
 */
const cacheSizes = { once: 500_000, again: 8_000_000 } as const;

/** Parsed files by path: of the previous run, and of the current one. */
export interface ParseCache {
  readonly previous: ReadonlyMap<string, ParsedFile>;
  readonly current: Map<string, ParsedFile>;
  /** Cache of files that have not changed since. */
  readonly statCache: StatCache<Promise<DigestedFile>>;
}

/** A parsed file and its digest. */
export interface DigestedFile {
  readonly file: ParsedFile;
  readonly digest: InputDigest;
}

/**
 * Creates a function that returns the reader of a document, by its path. `parseCache`: parsed files of that document.
 */
export function createReaderFactory(
  disk: FileReader,
  digests: InputDigests,
): (document: string, parseCache?: ParseCache) => DocumentReader {
  // Segmented LRU: files requested by one document are evicted before shared ones.
  const requestedOnce = createLruCache<ParsedFile>(cacheSizes.once);
  const requestedAgain = createLruCache<ParsedFile>(cacheSizes.again);
  const requestedBefore = new Set<string>();
  const recordingReader: FileReader = {
    async read(path) {
      try {
        const content = await disk.read(path);
        digests.record(path, content);
        return content;
      } catch (error) {
        digests.record(path, undefined);
        throw error;
      }
    },
  };
  const read = async (path: string, parseCache: ParseCache | undefined): Promise<DigestedFile> => {
    const file = await parseFile(path, recordingReader, parseCache?.previous.get(path));
    return { file, digest: digests.digestOf(path) };
  };
  const readCached = async (path: string, parseCache: ParseCache | undefined): Promise<DigestedFile> => {
    const stats = parseCache && digests.statsOf(path);
    const result = await (parseCache && stats
      ? parseCache.statCache(path, stats, () => read(path, parseCache))
      : read(path, parseCache));
    digests.recordDigest(path, result.digest);
    return result;
  };
  return (document, parseCache) => {
    const requestedPaths = new Set<string>();
    const readParsed = async (path: string): Promise<ParsedFile> => {
      requestedPaths.add(path);
      const cached = requestedAgain.get(path) ?? requestedOnce.get(path);
      const file = cached ?? (await readCached(path, parseCache)).file;
      parseCache?.current.set(path, file);
      const size = file.source?.text.length ?? 0;
      // A second request promotes the file, so that a third is likely to find it.
      if (requestedBefore.has(path)) {
        requestedOnce.delete(path);
        requestedAgain.set(path, file, size);
        // The entry is seldom referenced by other documents and can be the largest file.
      } else if (path !== normalizePath(document)) requestedOnce.set(path, file, size);
      requestedBefore.add(path);
      return file;
    };
    return {
      requestedPaths,
      files: {
        readParsed,
        ...(disk.disk && { disk: disk.disk }),
        read: (path) => (requestedPaths.add(path), recordingReader.read(path)),
      },
    };
  };
}
