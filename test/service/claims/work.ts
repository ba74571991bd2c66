// Background work in claims: none happens by itself, so that time passes only where a claim says so.

import { startWork } from '../../../src/service/work/start.ts';
import type { World } from '../harness/world.ts';

/** Moves the clock by so many milliseconds, and does what is due by then. */
export async function pass(world: World, by: number): Promise<void> {
  const { storage, clock, told } = world;
  const failures: unknown[] = [];
  const work = await startWork({ storage, clock, every: 'never', onFailure: (error) => failures.push(error) });
  clock.move(by);
  await work.runDue();
  await work.stop();
  if (failures.length > 0)
    throw new Error(`background work failed: ${failures.map(String).join(', ')}`, { cause: told });
}

export const second = 1000;
export const minute = 60 * second;
export const hour = 60 * minute;
export const day = 24 * hour;
