// Reader of all inputs of a command: files, URLs, and standard input.

import { createDiskReader } from '../../source/disk-reader.ts';
import { UnreadableSourceError, type FileReader } from '../../source/file-reader.ts';
import { isRemote, stdinPath, redactUrl } from '../../source/input-path.ts';
import type { DownloadOptions } from './download.ts';
import { createRemoteSources, type RemoteSources } from './remote-sources.ts';

/** Sources of a command other than files. */
export interface InputSources {
  readonly remote: RemoteSources;
  /** Returns the document on standard input, which is read once; absent if no document is read from there. */
  readonly readStdin?: () => Promise<Uint8Array>;
}

/** Creates a reader of files, URLs, and standard input. Relative paths are resolved against `directory`. */
export function createInputReader(directory: string, inputs: InputSources): FileReader {
  const reader = withRemoteSources(createDiskReader(directory), inputs);
  const { readStdin } = inputs;
  return readStdin ? { ...reader, read: (path) => (path === stdinPath ? readStdin() : reader.read(path)) } : reader;
}

/** Returns a reader that also reads URLs. */
export function withRemoteSources(files: FileReader, { remote }: InputSources): FileReader {
  return { ...files, read: (path) => (isRemote(path) ? remote.read(path) : files.read(path)) };
}

/** Default time limit for an input in milliseconds: with the start of the program, errors take less than 10 seconds. */
export const defaultTimeLimit = 8000;

/** Creates a function that downloads a source. `paths` contains the URLs of inputs as they were entered, with secrets. */
export function createDownloader(
  paths: readonly string[],
  options: DownloadOptions,
): (url: string) => Promise<Uint8Array> {
  const urls = new Map(paths.filter(isRemote).map((url) => [redactUrl(url), url]));
  let deadline: number | undefined;
  return async (url) => {
    // Loaded only for remote sources, because loading it takes longer than reading a small document.
    const { download } = await import('./download.ts');
    deadline ??= performance.now() + options.timeLimit;
    return download(urls.get(url) ?? url, Math.max(deadline - performance.now(), 0), options);
  };
}

/** Creates sources for a document without remote references, which sends no requests. */
export function createOfflineSources(): InputSources {
  const policy = { locked: new Map(), isOffline: true, shouldUpdate: false, isFrozen: false, canLock: false };
  return { remote: createRemoteSources(policy, undefined, () => Promise.reject(new Error('offline'))) };
}

/** Creates sources that are downloaded once, without a cache or a lock file. `paths` can contain URLs with secrets. */
export function createLiveSources(paths: readonly string[], options: DownloadOptions): InputSources {
  const policy = { locked: new Map(), isOffline: false, shouldUpdate: false, isFrozen: false, canLock: false };
  return {
    remote: rejectAmbiguousUrls(createRemoteSources(policy, undefined, createDownloader(paths, options)), paths),
  };
}

/** Returns remote sources in which each of several URLs that differ only in their secrets is an error. */
export function rejectAmbiguousUrls(remote: RemoteSources, paths: readonly string[]): RemoteSources {
  const urls = new Map<string, string>();
  const ambiguous = new Set<string>();
  for (const path of paths.filter((text) => isRemote(text) && URL.canParse(text))) {
    const { href } = new URL(path.replace(/#.*$/s, ''));
    const identity = redactUrl(path);
    if ((urls.get(identity) ?? href) !== href) ambiguous.add(identity);
    urls.set(identity, href);
  }
  return {
    ...remote,
    async read(url) {
      if (!ambiguous.has(url)) return remote.read(url);
      throw new UnreadableSourceError(
        'the inputs contain two such URLs that differ only in a secret',
        'use the same secret for both, or save a copy of one of the documents',
        'source/unreadable-url',
      );
    },
    digestOf: (url) => (ambiguous.has(url) ? undefined : remote.digestOf(url)),
  };
}
