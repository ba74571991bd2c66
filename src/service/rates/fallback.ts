// Circuit breaker for counts that processes share: while the shared store fails, each process counts its own requests.

import { memoryWindows } from './memory.ts';
import type { WindowStore } from './rates.ts';

export interface FallbackOptions {
  /** Called when the store begins to fail, with the error, and when it works again. */
  readonly onChange: (available: boolean, error?: unknown) => void;
  /** Called for each request that this process counts alone. */
  readonly onLocal?: () => void;
  /** Milliseconds; only differences matter. */
  readonly time?: () => number;
}

/** How long the store may take to respond, in milliseconds. */
const timeout = 1000;

/** How long the store is left alone after a failure, in milliseconds. */
const pause = 2000;

/**
 * The same counts as long as the store works. One that does not respond within a second has failed. After a failure no
 * request waits for it: they are counted in memory, and every two seconds one of them is sent to the store as well, to
 * find out whether it works again.
 */
export function withFallback(
  store: WindowStore,
  { onChange, onLocal, time = () => performance.now() }: FallbackOptions,
): WindowStore {
  const local = memoryWindows();
  let failedAt: number | undefined;
  let trying = false;
  const failed = (error: unknown): void => {
    const before = failedAt;
    failedAt = time();
    if (before === undefined) onChange(false, error);
  };
  const countShared = (...request: Parameters<WindowStore['increase']>): Promise<number> =>
    inTime(Promise.resolve(store.increase(...request)));
  const tryAgain = async (...request: Parameters<WindowStore['increase']>): Promise<void> => {
    trying = true;
    try {
      await countShared(...request);
      failedAt = undefined;
      onChange(true);
    } catch (error) {
      failed(error);
    } finally {
      trying = false;
    }
  };
  const countLocally: WindowStore['increase'] = (...request) => {
    onLocal?.();
    return local.increase(...request);
  };
  return {
    async increase(...request) {
      if (failedAt !== undefined) {
        if (!trying && time() - failedAt >= pause) void tryAgain(...request);
        return countLocally(...request);
      }
      try {
        return await countShared(...request);
      } catch (error) {
        failed(error);
        return countLocally(...request);
      }
    },
    close: async () => store.close?.(),
  };
}

/** The same promise; rejects after the timeout. */
async function inTime<T>(promise: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no response within ${timeout} ms`)), timeout);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
