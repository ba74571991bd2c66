// Readiness: whether the service can do what requests need, which includes writing.

import type { Storage } from '../storage/storage.ts';

/** How long a result holds, in milliseconds. */
const lasts = 1000;

/** Resolves to why the service is not ready; undefined if it is. */
export type Readiness = () => Promise<string | undefined>;

/** Writes to the database at most once a second, however often it is called. A database that does not respond within the timeout (milliseconds) is not ready. */
export function createReadiness(probe: Storage['probe'], isEnding: () => boolean, timeout = 2000): Readiness {
  let latest: Promise<string | undefined> | undefined;
  let writing: Promise<string | undefined> | undefined;
  const look = async (): Promise<string | undefined> => {
    // One that still waits for the database is not joined by another.
    writing ??= probe()
      .then(
        () => undefined,
        () => 'the database cannot be written to',
      )
      .finally(() => (writing = undefined));
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<string>((resolve) => {
      timer = setTimeout(() => resolve('the database does not respond'), timeout);
    });
    const found = await Promise.race([writing, late]);
    clearTimeout(timer);
    setTimeout(() => (latest = undefined), lasts).unref();
    return found;
  };
  return async () => (isEnding() ? 'the service is ending' : (latest ??= look()));
}
