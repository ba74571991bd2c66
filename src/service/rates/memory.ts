// Counts of requests in memory: for storage that one process has for itself.

import type { WindowStore } from './rates.ts';

/** Windows by the time at which they end. Those that have ended are removed when another one begins. */
export function memoryWindows(): WindowStore {
  const windows = new Map<number, Map<string, number>>();
  const begin = (reset: number, now: number): Map<string, number> => {
    for (const other of windows.keys()) if (other <= now) windows.delete(other);
    const window = new Map<string, number>();
    windows.set(reset, window);
    return window;
  };
  return {
    increase(key, reset, now) {
      const window = windows.get(reset) ?? begin(reset, now);
      const count = (window.get(key) ?? 0) + 1;
      window.set(key, count);
      return count;
    },
  };
}
