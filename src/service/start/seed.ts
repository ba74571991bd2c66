// Seeding at startup, and the seed data for the banner and the fixtures.

import { readFile } from 'node:fs/promises';
import type { SecretCrypto } from '../secrets/secret-crypto.ts';
import type { ComposedService } from '../compose-service.ts';
import { splitIntoBatches } from '../storage/split-into-batches.ts';
import { isSeeded } from '../seed-data/insert-rows.ts';
import type { FixtureUrls } from '../seed-data/fixture-file.ts';
import type { SeedData } from '../../../generated/service-seed-data/types/index.ts';
import type { ParsedSeedFile } from '../seed-data/parse-seed-file.ts';
import type { StartOptions } from './options.ts';
import { writePrivateFile } from './write-private-file.ts';
import { StartError, describeSystemError } from './start-error.ts';

type SeedOptions = Pick<StartOptions, 'seed' | 'isSeedExplicit' | 'fixtures'>;

/** Loads the seed file with this name: `demo`, or a path. */
export type LoadSeedFile = (name: string) => Promise<ParsedSeedFile>;

/** Creates a loader that caches each seed file. */
export function createSeedFileCache(): LoadSeedFile {
  const seedFiles = new Map<string, Promise<ParsedSeedFile>>();
  return (name) => {
    const seedFile = seedFiles.get(name) ?? loadStartSeedFile(name);
    seedFiles.set(name, seedFile);
    return seedFile;
  };
}

/**
 * Loads the seed data to show its users; `undefined` if it is unreadable. The built program has the demo seed data as
 * JSON, because parsing YAML would dominate the start time.
 */
export async function tryLoadSeedData(name: string, load: LoadSeedFile): Promise<SeedData | undefined> {
  const built =
    name === 'demo' ? await readFile(new URL('demo.json', import.meta.url), 'utf8').catch(() => undefined) : undefined;
  if (built !== undefined) return JSON.parse(built) as SeedData; // built from the validated file
  return load(name).then(
    ({ seedData }) => seedData,
    () => undefined,
  );
}

/**
 * Returns the seed data without tokens that the state does not have: the seed file may have changed since it was used,
 * and tokens may have been revoked.
 */
export async function removeUnstoredTokens(
  seedData: SeedData,
  runUnit: ComposedService['runUnit'],
  secretCrypto: SecretCrypto,
): Promise<SeedData> {
  const users = seedData.accounts.flatMap((account) => account.users ?? []);
  const tokens = users.flatMap((user) => (user.tokens ?? []).map(({ token }) => token));
  const digests = tokens.flatMap((token) => (typeof token === 'string' ? [secretCrypto.digest(token)] : []));
  const stored = new Set<string>();
  await runUnit('read', async ({ db }) => {
    for (const batch of splitIntoBatches(digests)) {
      const rows = await db.selectFrom('tokens').where('hash', 'in', batch).select('hash').execute();
      for (const { hash } of rows) stored.add(hash);
    }
  });
  return {
    ...seedData,
    accounts: seedData.accounts.map((account) => ({
      ...account,
      users: (account.users ?? []).map((user) => ({
        ...user,
        tokens: (user.tokens ?? []).filter(
          ({ token }) => typeof token === 'string' && stored.has(secretCrypto.digest(token)),
        ),
      })),
    })),
  };
}

/** Seeds an empty database; returns whether it did. An explicit seed file must be valid even if it is not needed. */
export async function seedEmptyDatabase(
  runUnit: ComposedService['runUnit'],
  secretCrypto: SecretCrypto,
  { seed, isSeedExplicit }: SeedOptions,
  load: LoadSeedFile,
): Promise<boolean> {
  const seeded = await runUnit('read', isSeeded);
  if (seeded && !isSeedExplicit) return false;
  const seedFile = await load(seed);
  if (seeded) return false;
  const { seedOnce } = await import('../seed-data/load-seed-file.ts');
  const { SeedFileError } = await import('../seed-data/seed-file-error.ts');
  try {
    return await seedOnce(runUnit, secretCrypto, seedFile);
  } catch (error) {
    throw error instanceof SeedFileError ? new StartError(error.message) : error;
  }
}

/** Loads a seed file. Throws a `StartError` with all problems. */
export async function loadStartSeedFile(name: string): Promise<ParsedSeedFile> {
  const { loadSeedFile } = await import('../seed-data/load-seed-file.ts');
  const { SeedFileError } = await import('../seed-data/seed-file-error.ts');
  try {
    return await loadSeedFile(name);
  } catch (error) {
    throw error instanceof SeedFileError ? new StartError(error.message) : error;
  }
}

/** Writes the fixtures, readable by this user only. */
export async function writeFixtures(
  file: string,
  runUnit: ComposedService['runUnit'],
  secretCrypto: SecretCrypto,
  seedFile: ParsedSeedFile,
  urls: FixtureUrls,
): Promise<void> {
  const { createFixtures, FixturesUnavailableError } = await import('../seed-data/fixture-file.ts');
  const fixtures = await runUnit('write', (unit) => createFixtures(unit, secretCrypto, seedFile.seedData, urls)).catch(
    (error: unknown) => {
      throw error instanceof FixturesUnavailableError
        ? new StartError(`Cannot create the fixtures: ${error.message}.`)
        : error;
    },
  );
  try {
    await writePrivateFile(file, `${JSON.stringify(fixtures, undefined, 2)}\n`);
  } catch (error) {
    throw new StartError(`Cannot write the fixtures to ${file}: ${describeSystemError(error)}.`);
  }
}

/** Returns the name of the seed of this state: `demo`, or a path. */
export async function storedSeedName(runUnit: ComposedService['runUnit']): Promise<string> {
  const row = await runUnit('read', ({ db }) =>
    db.selectFrom('settings').where('name', '=', 'seeded').select('value').executeTakeFirst(),
  );
  // Earlier versions stored the path of the built-in file.
  return row && !/service[\\/](world[\\/])?demo\.yaml$/.test(row.value) ? row.value : 'demo';
}
