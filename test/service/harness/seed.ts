// Seeds for test services: the demo seed data or an empty database.

import { createSecretCrypto } from '../../../src/service/secrets/secret-crypto.ts';
import { buildRows } from '../../../src/service/seed-data/build/build-rows.ts';
import { createFixtures } from '../../../src/service/seed-data/fixture-file.ts';
import { loadSeedFile } from '../../../src/service/seed-data/load-seed-file.ts';
import { insertRows } from '../../../src/service/seed-data/insert-rows.ts';
import type { Fixtures } from './fixtures.ts';
import type { Seed } from './storages.ts';

/** The demo seed data, or an empty database. */
export type SeedName = 'demo' | 'empty';

/** The time to which the clock of a test service is set at its start. */
export const now = new Date('2030-01-15T10:20:30Z');

/** A shared key, so that copies of a database can decrypt its secrets. */
export const secretCrypto = createSecretCrypto('a key for tests');

/** Placeholders: the URLs are known only after the server starts listening. */
const noUrls = { base_url: '', auth_url: '', events_url: '', control_token: null };

const seeds = new Map<SeedName, Seed>();

/** Returns the cached seed of this name, so that each template is created only once. */
export function getSeed(name: SeedName): Seed {
  const cachedSeed = seeds.get(name);
  if (cachedSeed) return cachedSeed;
  const seed = name === 'demo' ? createDemoSeed() : emptySeed;
  seeds.set(name, seed);
  return seed;
}

const emptySeed: Seed = () => Promise.resolve({ tokens: {} } as unknown as Fixtures);

/** Creates the demo seed. It builds the rows only once, because password hashing is slow. */
function createDemoSeed(): Seed {
  const preparation = loadSeedFile('demo').then(async (seedFile) => ({
    seedData: seedFile.seedData,
    rows: await buildRows(seedFile, { now, secretCrypto }),
  }));
  preparation.catch(() => undefined);
  return async (storage) => {
    const { seedData, rows } = await preparation;
    return storage.work('write', async (db) => {
      const unit = { db, dialect: storage.dialect, mode: 'write', now } as const;
      await insertRows(unit, rows);
      return createFixtures(unit, secretCrypto, seedData, noUrls);
    });
  };
}
