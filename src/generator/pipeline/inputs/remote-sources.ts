// Remote sources of a run: downloaded once, or read from the cache by their digest in the lock file.

import { UnreadableSourceError } from '../../source/file-reader.ts';
import { originOf } from '../../source/input-path.ts';
import { sha256 } from '../../output/sha256.ts';
import type { ContentStore } from './content-store.ts';
import { lockFileName } from './lock-file.ts';
import { UnreachableServerError } from './unreachable-server-error.ts';

/** How a run treats the lock file. */
export interface LockPolicy {
  /** Locked digests by URL. */
  readonly locked: ReadonlyMap<string, string>;
  /** Whether to send no requests. */
  readonly isOffline: boolean;
  /** Whether to download locked sources again, and accept changes. */
  readonly shouldUpdate: boolean;
  /** Whether a source that is not locked is an error. */
  readonly isFrozen: boolean;
  /** Whether the run can lock sources, so their content is cached. */
  readonly canLock: boolean;
}

/** Content of a source, and its digest. */
export interface DigestedContent {
  readonly content: Uint8Array;
  readonly digest: string;
}

export interface RemoteSources {
  /** Whether to send no requests. */
  readonly isOffline: boolean;
  /**
   * Returns the content of a URL.
   *
   * @throws an `UnreadableSourceError`.
   */
  read(url: string): Promise<Uint8Array>;
  /** Returns the digest of a source that was read or is locked; `undefined` if it has to be downloaded first. */
  digestOf(url: string): string | undefined;
}

/**
 * Creates the remote sources of a run. `store` caches their content; absent without a cache directory. In watch mode,
 * `contents` holds what earlier runs read.
 */
export function createRemoteSources(
  { locked, isOffline, shouldUpdate, isFrozen, canLock }: LockPolicy,
  store: ContentStore | undefined,
  downloadSource: (url: string) => Promise<Uint8Array>,
  contents = new Map<string, DigestedContent>(),
): RemoteSources {
  const failures = new Map<string, UnreadableSourceError>();
  const expectedDigest = (url: string): string | undefined => (shouldUpdate ? undefined : locked.get(url));
  const known = (url: string): DigestedContent | undefined => {
    const content = contents.get(url);
    return content?.digest === (expectedDigest(url) ?? content?.digest) ? content : undefined;
  };

  const load = async (url: string): Promise<DigestedContent> => {
    const expected = expectedDigest(url);
    const cached = expected === undefined ? undefined : store?.read(expected);
    if (expected !== undefined && cached) return { content: cached, digest: expected };
    const isLocked = locked.has(url);
    if (isFrozen && !isLocked)
      throw new UnreadableSourceError(
        `it is not in \`${lockFileName}\``,
        'run `ashlar generate` without `--check`, and commit the file',
        'source/not-locked',
      );
    if (isOffline)
      throw new UnreadableSourceError(
        `${!isLocked ? `it is not in \`${lockFileName}\`` : store ? 'its content is not in the cache' : 'there is no cache directory'}, and \`--offline\` prevents a download`,
        `run \`ashlar generate${store ? '' : ' --cache <dir>'}\` once without \`--offline\`${store ? '' : ', then with both'}`,
        'source/not-cached',
      );
    const content = await downloadSource(url);
    const digest = sha256(content);
    if (expected !== undefined && digest !== expected)
      throw new UnreadableSourceError(
        `its content differs from \`${lockFileName}\``,
        'if you trust the new content, run `ashlar generate --update`',
        'source/digest-mismatch',
      );
    if (canLock || expected !== undefined) store?.write(digest, content);
    return { content, digest };
  };

  return {
    isOffline,
    async read(url) {
      const present = known(url);
      if (present) return present.content;
      const origin = originOf(url) ?? url;
      // A server that does not respond would otherwise delay the run again for each of its sources.
      const failure = failures.get(origin) ?? failures.get(url);
      if (failure) throw failure;
      try {
        const loaded = await load(url);
        contents.set(url, loaded);
        return loaded.content;
      } catch (error) {
        if (error instanceof UnreadableSourceError)
          failures.set(error instanceof UnreachableServerError ? error.origin : url, error);
        throw error;
      }
    },
    digestOf: (url) => known(url)?.digest ?? expectedDigest(url),
  };
}
