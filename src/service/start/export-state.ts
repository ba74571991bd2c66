// Exports the state to a seed file without serving it.

import { createUnitRunner } from '../host/pipeline-host.ts';
import { systemClock } from '../clock.ts';
import { openState } from './open-state.ts';
import type { StartOptions } from './options.ts';
import { writePrivateFile } from './write-private-file.ts';
import { StartError, describeSystemError } from './start-error.ts';
import { loadStartSeedFile, seedEmptyDatabase } from './seed.ts';

/**
 * Writes the state to a file and returns a message; an empty database is seeded first. Throws a `StartError` for errors
 * that a user can fix.
 */
export async function exportState(options: StartOptions, file: string): Promise<string> {
  const { storage, secretCrypto, location, close } = await openState(options);
  try {
    const runUnit = createUnitRunner(storage, systemClock());
    await seedEmptyDatabase(runUnit, secretCrypto, options, loadStartSeedFile);
    const { exportSeedData, formatSeedFile } = await import('../seed-data/export/export-seed-data.ts');
    const text = formatSeedFile(await runUnit('write', exportSeedData));
    try {
      await writePrivateFile(file, text);
    } catch (error) {
      throw new StartError(`Cannot write the export to ${file}: ${describeSystemError(error)}.`);
    }
    return `Exported the state (${location}) to ${file}. To restore it, start with --seed ${file} and the same key (ASHLAR_KEY).`;
  } finally {
    await close();
  }
}
