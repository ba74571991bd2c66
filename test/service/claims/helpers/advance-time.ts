// Advances the clock for claims, in which background work runs only on demand.

import { startBackgroundWork } from '../../../../src/service/work/background-work.ts';
import type { TestService } from '../../harness/test-service.ts';

/** Moves the clock by this many milliseconds and runs the background work that is due. */
export async function advanceTime(service: TestService, milliseconds: number): Promise<void> {
  const { storage, clock, reportedErrors } = service;
  const failures: unknown[] = [];
  const work = await startBackgroundWork({
    storage,
    clock,
    interval: 'never',
    onFailure: (error) => failures.push(error),
  });
  clock.move(milliseconds);
  await work.runDue();
  await work.stop();
  if (failures.length > 0)
    throw new Error(`background work failed: ${failures.map(String).join(', ')}`, { cause: reportedErrors });
}

export const second = 1000;
export const minute = 60 * second;
export const hour = 60 * minute;
export const day = 24 * hour;
