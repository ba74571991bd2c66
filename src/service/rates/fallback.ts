// Circuit breaker for shared rate limit counters: while the shared store fails, each process counts its own requests.

import { createMemoryWindows } from './memory.ts';
import type { WindowStore } from './rate-limiter.ts';

export interface FallbackOptions {
  /** Called with the error when the store begins to fail, and when it works again. */
  readonly onChange: (available: boolean, error?: unknown) => void;
  /** Called for each request that only this process counts. */
  readonly onLocal?: () => void;
  /** A monotonic clock, in milliseconds. */
  readonly time?: () => number;
}

/** Response timeout of the store in milliseconds. */
const timeout = 1000;

/** Pause after a failure in milliseconds. */
const retryInterval = 2000;

/**
 * Wraps a store. A response that takes longer than a second counts as a failure. After a failure, requests are counted
 * in memory without waiting; every two seconds one of them also probes the store.
 */
export function withFallback(
  store: WindowStore,
  { onChange, onLocal, time = () => performance.now() }: FallbackOptions,
): WindowStore {
  const local = createMemoryWindows();
  let failedAt: number | undefined;
  let isProbing = false;
  const recordFailure = (error: unknown): void => {
    const previousFailure = failedAt;
    failedAt = time();
    if (previousFailure === undefined) onChange(false, error);
  };
  const countShared = (...request: Parameters<WindowStore['increment']>): Promise<number> =>
    withTimeout(Promise.resolve(store.increment(...request)));
  const probe = async (...request: Parameters<WindowStore['increment']>): Promise<void> => {
    isProbing = true;
    try {
      await countShared(...request);
      failedAt = undefined;
      onChange(true);
    } catch (error) {
      recordFailure(error);
    } finally {
      isProbing = false;
    }
  };
  const countLocally: WindowStore['increment'] = (...request) => {
    onLocal?.();
    return local.increment(...request);
  };
  return {
    async increment(...request) {
      if (failedAt !== undefined) {
        if (!isProbing && time() - failedAt >= retryInterval) void probe(...request);
        return countLocally(...request);
      }
      try {
        return await countShared(...request);
      } catch (error) {
        recordFailure(error);
        return countLocally(...request);
      }
    },
    close: async () => store.close?.(),
  };
}

/** Resolves like the promise; rejects after the timeout. */
async function withTimeout<T>(promise: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const timeoutError = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no response within ${timeout} ms`)), timeout);
  });
  try {
    return await Promise.race([promise, timeoutError]);
  } finally {
    clearTimeout(timer);
  }
}
