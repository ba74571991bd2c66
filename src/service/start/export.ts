// Writing the state as a world file, without serving it.

import { unitsOf } from '../host/host.ts';
import { systemClock } from '../time.ts';
import { openState } from './open.ts';
import type { StartOptions } from './options.ts';
import { writePrivately } from './private-file.ts';
import { StartProblem, systemReason } from './problem.ts';
import { readable, seed } from './world.ts';

/** Writes the state to a file, and says so; state that is not there yet is seeded first, as at any start. Throws a `StartProblem` for what a person can put right. */
export async function exportState(options: StartOptions, file: string): Promise<string> {
  const { storage, vault, place, close } = await openState(options);
  try {
    const units = unitsOf(storage, systemClock());
    await seed(units, vault, options, readable);
    const { exportWorld, writeWorld } = await import('../world/export/world.ts');
    const text = writeWorld(await units('write', exportWorld));
    try {
      await writePrivately(file, text);
    } catch (error) {
      throw new StartProblem(`The export ${file} cannot be written: ${systemReason(error)}.`);
    }
    return `The state (${place}) is written to ${file}. Start with --world ${file} and the same key (ASHLAR_KEY) to begin with it.`;
  } finally {
    await close();
  }
}
