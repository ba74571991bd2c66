// Reports when a storage becomes unavailable, and when it is available again.

import type { Mode, Storage } from './storage.ts';
import { UnavailableError } from './unavailable.ts';

/**
 * Wraps a storage. `onChange` is called once with the error when units of a mode start to fail with an
 * `UnavailableError`, and once when they succeed again.
 */
export function watchStorage(
  storage: Storage,
  onChange: (mode: Mode, available: boolean, error?: unknown) => void,
): Storage {
  const failing = new Set<Mode>();
  return {
    ...storage,
    async work(mode, task) {
      try {
        const result = await storage.work(mode, task);
        if (failing.delete(mode)) onChange(mode, true);
        return result;
      } catch (error) {
        if (error instanceof UnavailableError && !failing.has(mode)) {
          failing.add(mode);
          onChange(mode, false, error);
        }
        throw error;
      }
    },
  };
}
