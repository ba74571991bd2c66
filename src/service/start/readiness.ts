// Readiness: whether the service can handle requests, including writes.

import type { Storage } from '../storage/storage.ts';

/** Milliseconds for which a result is cached. */
const cacheDuration = 1000;

/** Resolves to the reason the service is not ready; `undefined` if it is. */
export type ReadinessCheck = () => Promise<string | undefined>;

/**
 * Writes to the database at most once a second. A database that does not respond within the timeout (milliseconds) is
 * not ready.
 */
export function createReadinessCheck(probe: Storage['probe'], isEnding: () => boolean, timeout = 2000): ReadinessCheck {
  let latest: Promise<string | undefined> | undefined;
  let pendingWrite: Promise<string | undefined> | undefined;
  const checkNow = async (): Promise<string | undefined> => {
    // Only one write is pending at a time.
    pendingWrite ??= probe()
      .then(
        () => undefined,
        () => 'the database cannot be written to',
      )
      .finally(() => (pendingWrite = undefined));
    let timer: NodeJS.Timeout | undefined;
    const timeoutResult = new Promise<string>((resolve) => {
      timer = setTimeout(() => resolve('the database does not respond'), timeout);
    });
    const result = await Promise.race([pendingWrite, timeoutResult]);
    clearTimeout(timer);
    setTimeout(() => (latest = undefined), cacheDuration).unref();
    return result;
  };
  return async () => (isEnding() ? 'the service is shutting down' : (latest ??= checkNow()));
}
