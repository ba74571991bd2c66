// Waiting that an AbortSignal ends: promises and delays.

/**
 * Settles as the promise does, or rejects with the signal's reason if the signal aborts first. The promise itself is
 * not canceled: other calls may share it.
 */
export function unlessAborted<T>(promise: Promise<T>, signal: AbortSignal | null | undefined): Promise<T> {
  if (!signal) return promise;
  return new Promise((resolve, reject) => {
    const end = (): void => {
      reject(signal.reason as Error);
    };
    if (signal.aborted) end();
    signal.addEventListener('abort', end, { once: true });
    void promise.then(resolve, reject).finally(() => {
      signal.removeEventListener('abort', end);
    });
  });
}

/** Waits. Rejects with the signal's reason as soon as the signal aborts. */
export async function pause(milliseconds: number, signal: AbortSignal | null | undefined): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const waited = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, Math.min(milliseconds, longestTimer));
  });
  try {
    await unlessAborted(waited, signal);
  } finally {
    clearTimeout(timer);
  }
}

/** Longest delay of a timer in milliseconds. A timer with a longer one fires immediately. */
const longestTimer = 2 ** 31 - 1;
