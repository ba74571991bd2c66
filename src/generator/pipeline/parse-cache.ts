// Caches of parsed input files and their digests. A reader first tries the LRU caches that all documents of a run
// share. In watch mode, it then reuses a file from an earlier run if the stats, or else the text, are unchanged.

import { normalizePath, type FileReader, type ParsedFile } from '../source/file-reader.ts';
import { parseFile } from '../source/parse-file.ts';
import type { FileCache, FileStats } from '../output/cache-by-file-stats.ts';
import { createLruCache } from './lru-cache.ts';
import { existsSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { isLocal } from '../source/input-path.ts';
import type { RemoteSources } from './inputs/remote-sources.ts';
import { sha256, sha256File } from '../output/sha256.ts';

/** File reader of one document. */
export interface DocumentReader {
  readonly files: FileReader;
  /** Every path that was requested, including missing files. */
  readonly requestedPaths: ReadonlySet<string>;
}

/**
 * Cache capacities in characters, for files requested once and repeatedly. Syntax trees take about ten times as much
 * memory as the text.
 */
const cacheSizes = { once: 500_000, repeatedly: 8_000_000 } as const;

/** Parsed files of the previous and the current run, by path. */
export interface ParseCache {
  readonly previous: ReadonlyMap<string, ParsedFile>;
  readonly current: Map<string, ParsedFile>;
  /** Files read in earlier runs, valid while their stats are unchanged. */
  readonly fileCache: FileCache<Promise<DigestedFile>>;
}

/** A parsed file and its digest. */
export interface DigestedFile {
  readonly file: ParsedFile;
  readonly digest: InputDigest;
}

/**
 * Creates a function that returns the reader for a document path. In watch mode, `parseCache` holds the parsed files of
 * that document.
 */
export function createReaderFactory(
  disk: FileReader,
  digests: InputDigests,
): (document: string, parseCache?: ParseCache) => DocumentReader {
  // Segmented LRU: files requested by one document are evicted before shared ones.
  const requestedOnce = createLruCache<ParsedFile>(cacheSizes.once);
  const requestedRepeatedly = createLruCache<ParsedFile>(cacheSizes.repeatedly);
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
    const file = await parseFile(path, recordingReader, { previous: parseCache?.previous.get(path) });
    return { file, digest: digests.digestOf(path) };
  };
  const readCached = async (path: string, parseCache: ParseCache | undefined): Promise<DigestedFile> => {
    const stats = parseCache && digests.statsOf(path);
    const result = await (parseCache && stats
      ? parseCache.fileCache(path, stats, () => read(path, parseCache))
      : read(path, parseCache));
    digests.recordDigest(path, result.digest);
    return result;
  };
  return (document, parseCache) => {
    const requestedPaths = new Set<string>();
    const readParsed = async (path: string): Promise<ParsedFile> => {
      requestedPaths.add(path);
      const cached = requestedRepeatedly.get(path) ?? requestedOnce.get(path);
      const file = cached ?? (await readCached(path, parseCache)).file;
      parseCache?.current.set(path, file);
      const size = file.source?.text.length ?? 0;
      // A second request promotes the file, because more requests are likely to follow.
      if (requestedBefore.has(path)) {
        requestedOnce.delete(path);
        requestedRepeatedly.set(path, file, size);
        // Other documents seldom reference the entry document, which can be the largest file.
      } else if (path !== normalizePath(document)) requestedOnce.set(path, file, size);
      requestedBefore.add(path);
      return file;
    };
    return {
      requestedPaths,
      files: {
        ...disk,
        readParsed,
        read: (path) => (requestedPaths.add(path), recordingReader.read(path)),
      },
    };
  };
}

/**
 * Digest of a file; `null` if it does not exist; `undefined` if it cannot be read, so changes cannot be detected.
 */
export type InputDigest = string | null | undefined;

/** Digests of the files read in a run. */
export interface InputDigests {
  /** Records the content of a file; `undefined` if it could not be read. */
  record(path: string, content: Uint8Array | string | undefined): void;
  /** Records the known digest of a file. */
  recordDigest(path: string, digest: InputDigest): void;
  /** Returns the current stats of a file; `undefined` if it does not exist. */
  statsOf(path: string): FileStats | undefined;
  /** Returns the recorded digest; reads the file if there is none. */
  digestOf(path: string): InputDigest;
}

/** Creates an empty set of digests, for URLs and for paths relative to `cwd`. */
export function createInputDigests(cwd: string, remote: Pick<RemoteSources, 'digestOf'>): InputDigests {
  const digests = new Map<string, InputDigest>();
  return {
    record: (path, content) =>
      void digests.set(
        path,
        content === undefined ? (isLocal(path) && !existsSync(resolve(cwd, path)) ? null : undefined) : sha256(content),
      ),
    recordDigest: (path, digest) => void digests.set(path, digest),
    statsOf: (path) => (isLocal(path) ? statSync(resolve(cwd, path), { throwIfNoEntry: false }) : undefined),
    digestOf(path) {
      // After a failed download, the digest is unknown, even if the source is locked.
      if (digests.has(path)) return digests.get(path);
      if (!isLocal(path)) return remote.digestOf(path);
      const digest = computeDigest(resolve(cwd, path));
      digests.set(path, digest);
      return digest;
    },
  };
}

function computeDigest(path: string): InputDigest {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats === undefined) return null;
  return stats.isFile() ? sha256File(path) : undefined;
}
