// Test tiers: `npm test` runs the gate, `npm run test:full` runs everything.

import process from 'node:process';
import type { TestContext } from 'vitest';

/** Whether all tests run, with random seeds and full run counts. */
export const isFull = process.env['TEST_TIER'] === 'full';

/** The seed for all random choices in the full tier. It is printed at the start; `TEST_SEED=N` repeats the run. */
export const randomSeed = Number(process.env['TEST_SEED'] ?? 1);

/** Returns the number of runs for a property: `full` in the full tier, at most 50 in the gate. */
export const runs = (full: number): number => (isFull ? full : Math.min(full, 50));

/** Skips a test because this machine lacks a prerequisite. CI has all prerequisites, so the test fails there. */
export function skipBecause(context: TestContext, reason: string): never {
  if (process.env['CI']) throw new Error(reason);
  return context.skip(reason);
}
