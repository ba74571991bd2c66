// What a world holds when it begins.

import { createVault } from '../../../src/service/secrets/vault.ts';
import { buildWorld } from '../../../src/service/world/build/world.ts';
import { fixturesOf } from '../../../src/service/world/fixtures.ts';
import { loadWorld } from '../../../src/service/world/load.ts';
import { insertRows } from '../../../src/service/world/seed.ts';
import type { Fixtures } from './fixtures.ts';
import type { Seed } from './storages.ts';

/** The demo world, or nothing at all. */
export type Contents = 'demo' | 'empty';

/** When it is, in a world that has just begun. */
export const now = new Date('2030-01-15T10:20:30Z');

/** One key for all, so that what one world has encrypted can be read in its copy. */
export const vault = createVault('a key for tests');

/** Addresses are known only when a server listens. */
const nowhere = { base_url: '', auth_url: '', events_url: '', control_token: null };

const seeds = new Map<Contents, Seed>();

/** The same seed for the same contents, so that templates are made once. */
export function seedOf(contents: Contents): Seed {
  const known = seeds.get(contents);
  if (known) return known;
  const seed = contents === 'demo' ? demoSeed() : emptySeed;
  seeds.set(contents, seed);
  return seed;
}

const emptySeed: Seed = () => Promise.resolve({ tokens: {} } as unknown as Fixtures);

/** Reads the file and makes its rows once, since digests of passwords take their time. */
function demoSeed(): Seed {
  const prepared = loadWorld('demo').then(async (text) => ({
    world: text.world,
    rows: await buildWorld(text, { now, vault }),
  }));
  prepared.catch(() => undefined);
  return async (storage) => {
    const { world, rows } = await prepared;
    return storage.work('write', async (db) => {
      const unit = { db, dialect: storage.dialect, mode: 'write', now } as const;
      await insertRows(unit, rows);
      return fixturesOf(unit, vault, world, nowhere);
    });
  };
}
