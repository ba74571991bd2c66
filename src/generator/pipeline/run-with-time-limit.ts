// Time limit of synchronous code that can contain an endless loop.

import { createContext, Script } from 'node:vm';

/** Time limit for each step of a custom target, in milliseconds: loading, planning, and rendering. */
export const defaultTargetTimeLimit = 60_000;

/** Error of code that exceeds its time limit. */
export class TimeLimitError extends Error {}

/**
 * Runs synchronous work and returns its result.
 *
 * @throws `TimeLimitError` if it takes longer than `milliseconds`; otherwise, what the work throws.
 */
export function runWithTimeLimit<T>(work: () => T, milliseconds: number): T {
  const results: T[] = [];
  const context = createContext({ run: () => void results.push(work()) });
  try {
    new Script('run()').runInContext(context, { timeout: milliseconds });
  } catch (error) {
    if (isTimeout(error)) throw new TimeLimitError(`exceeded the time limit of ${milliseconds / 1000} s`);
    throw error;
  }
  // The script has run to its end.
  return results[0] as T;
}

function isTimeout(error: unknown): boolean {
  // The error belongs to the other context, so it is no instance of this `Error`.
  return (
    typeof error === 'object' && error !== null && 'code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT'
  );
}
