// What a call waits for beside its answer, which its signal ends all the same.

/** What the promise gives, unless the signal comes first: then its reason is thrown, and what was waited for goes on for others. */
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

/** Waits; ends with the reason of the signal as soon as that is given. */
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

/** Beyond this many milliseconds a timer does not wait at all. */
const longestTimer = 2 ** 31 - 1;
