// Loads a seed file, and seeds a database once.

import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { SecretCrypto } from '../secrets/secret-crypto.ts';
import { describeSystemError } from '../start/start-error.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import { buildRows } from './build/build-rows.ts';
import { parseSeedFile, type ParsedSeedFile } from './parse-seed-file.ts';
import { SeedFileError } from './seed-file-error.ts';
import { insertRows, isSeeded, markSeeded } from './insert-rows.ts';

/** The built-in seed files by name. */
const builtInFiles: Readonly<Record<string, URL>> = { demo: new URL('demo.yaml', import.meta.url) };

/** Loads `demo` or the file at a path. Throws a `SeedFileError` if it is unreadable or malformed. */
export async function loadSeedFile(name: string): Promise<ParsedSeedFile> {
  const url = builtInFiles[name];
  const file = url ? fileURLToPath(url) : name;
  return parseSeedFile(await readSeedText(file), file);
}

async function readSeedText(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    throw new SeedFileError(file, [
      {
        line: 1,
        column: 1,
        message: `cannot read the seed file (${describeSystemError(error)}); pass the path of a YAML file, or one of: ${Object.keys(builtInFiles).join(', ')}`,
      },
    ]);
  }
}

/** Returns the name of a built-in seed file, which does not depend on the installation path; otherwise the path. */
function seedName(file: string): string {
  return (
    Object.keys(builtInFiles).find((name) => builtInFiles[name] && fileURLToPath(builtInFiles[name]) === file) ?? file
  );
}

export type RunUnit = <T>(mode: 'read' | 'write', work: (unit: UnitOfWork) => Promise<T>) => Promise<T>;

/** Seeds a database in one unit of work, unless it is already seeded. Returns whether it seeded the database. */
export async function seedOnce(
  runUnit: RunUnit,
  secretCrypto: SecretCrypto,
  seedFile: ParsedSeedFile,
): Promise<boolean> {
  if (await runUnit('read', isSeeded)) return false;
  return runUnit('write', async (unit) => {
    if (!(await markSeeded(unit, seedName(seedFile.file)))) return false;
    await insertRows(unit, await buildRows(seedFile, { now: unit.now, secretCrypto }));
    return true;
  });
}
