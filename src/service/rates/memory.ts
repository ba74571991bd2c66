// Rate limit counters in memory, for a single process.

import type { WindowStore } from './rate-limiter.ts';

/** Creates counters grouped by the end time of their window. Removes expired windows when a new one begins. */
export function createMemoryWindows(): WindowStore {
  const windows = new Map<number, Map<string, number>>();
  const startWindow = (reset: number, now: number): Map<string, number> => {
    for (const other of windows.keys()) if (other <= now) windows.delete(other);
    const window = new Map<string, number>();
    windows.set(reset, window);
    return window;
  };
  return {
    increment(key, reset, now) {
      const window = windows.get(reset) ?? startWindow(reset, now);
      const count = (window.get(key) ?? 0) + 1;
      window.set(key, count);
      return count;
    },
  };
}
