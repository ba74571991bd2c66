// The storage backends that the tests run on, and seeded copies of them.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { inject } from 'vitest';
import type { Fixtures } from './fixtures.ts';
import { createTemplate, type Template } from './postgres.ts';
import { openSqliteStorage } from '../../../src/service/storage/sqlite.ts';
import type { Storage } from '../../../src/service/storage/storage.ts';

export type StorageName = 'sqlite' | 'postgres';

/** For `describe.each`: SQLite, and PostgreSQL in the full tier if available. */
export const storages: readonly StorageName[] =
  inject('services').postgres === undefined ? ['sqlite'] : ['sqlite', 'postgres'];

/** Whether SQLite uses a file, as in production, instead of memory, which is faster (`ASHLAR_TEST_SQLITE=file`). */
const usesFile = process.env['ASHLAR_TEST_SQLITE'] === 'file';

/** Opens a storage in a temporary directory. Closing the storage deletes the directory. */
async function openFileStorage(): Promise<Storage> {
  const directory = mkdtempSync(join(tmpdir(), 'ashlar-storage-'));
  const storage = await openSqliteStorage(join(directory, 'service.db'));
  return {
    ...storage,
    async close() {
      await storage.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

/** A function that fills a storage before a test and returns its fixtures. */
export type Seed = (storage: Storage) => Promise<Fixtures>;

interface PreparedTemplate {
  readonly template: Template;
  readonly fixtures: Fixtures;
}

/** The templates of this test thread, one per seed. */
const templates = new Map<Seed, Promise<PreparedTemplate>>();

/** Opens a separate, seeded storage. Closing it deletes its data. */
export async function openSeededStorage(
  name: StorageName,
  seed: Seed,
): Promise<{ readonly storage: Storage; readonly fixtures: Fixtures }> {
  if (name === 'sqlite') {
    const storage = usesFile ? await openFileStorage() : await openSqliteStorage(':memory:');
    return { storage, fixtures: await seed(storage) };
  }
  const preparation = templates.get(seed) ?? prepareTemplate(seed);
  templates.set(seed, preparation);
  const { template, fixtures } = await preparation;
  return { storage: await template.open(), fixtures };
}

/** Drops the templates of this thread. */
export async function dropTemplates(): Promise<void> {
  const preparations = [...templates.values()];
  templates.clear();
  for (const preparation of preparations) await (await preparation).template.drop();
}

async function prepareTemplate(seed: Seed): Promise<PreparedTemplate> {
  let fixtures: Fixtures | undefined;
  const template = await createTemplate(async (storage) => void (fixtures = await seed(storage)));
  if (!fixtures) throw new Error('the seed returned no fixtures');
  return { template, fixtures };
}
