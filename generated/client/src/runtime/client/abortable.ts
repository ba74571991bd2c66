// Promises and delays that an AbortSignal can end.

/**
 * Settles as the promise does, or rejects with the signal's reason if the signal aborts first. The promise itself is
 * not canceled, because other calls may share it.
 */
export function rejectOnAbort<T>(promise: Promise<T>, signal: AbortSignal | null | undefined): Promise<T> {
  if (!signal) return promise;
  return new Promise((resolve, reject) => {
    const onAbort = (): void => {
      reject(signal.reason as Error);
    };
    if (signal.aborted) onAbort();
    signal.addEventListener('abort', onAbort, { once: true });
    void promise.then(resolve, reject).finally(() => {
      signal.removeEventListener('abort', onAbort);
    });
  });
}

/** Resolves after a delay. Rejects with the signal's reason as soon as the signal aborts. */
export async function sleep(milliseconds: number, signal: AbortSignal | null | undefined): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const elapsed = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, Math.min(milliseconds, maxTimerDelay));
  });
  try {
    await rejectOnAbort(elapsed, signal);
  } finally {
    clearTimeout(timer);
  }
}

/** Maximum delay of a timer in milliseconds. A timer with a longer delay fires immediately. */
const maxTimerDelay = 2 ** 31 - 1;
