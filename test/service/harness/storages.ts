// The two storages that everything about the service is tested on, and the worlds that are made anew on each.

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

/** What `describe.each` takes: SQLite, and PostgreSQL in the full tier if there is one. */
export const storages: readonly StorageName[] =
  inject('services').postgres === undefined ? ['sqlite'] : ['sqlite', 'postgres'];

/** Whether SQLite keeps its state in a file, as it does for whoever starts the service, instead of in memory, which is quicker: `ASHLAR_TEST_SQLITE=file`. */
const onFile = process.env['ASHLAR_TEST_SQLITE'] === 'file';

/** A storage in a folder of its own, which goes when it is closed. */
async function openOnFile(): Promise<Storage> {
  const folder = mkdtempSync(join(tmpdir(), 'ashlar-storage-'));
  const storage = await openSqliteStorage(join(folder, 'service.db'));
  return {
    ...storage,
    async close() {
      await storage.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** What is in a storage before a test begins. */
export type Seed = (storage: Storage) => Promise<Fixtures>;

interface Prepared {
  readonly template: Template;
  readonly fixtures: Fixtures;
}

/** One template for each seed, of each thread of tests. */
const templates = new Map<Seed, Promise<Prepared>>();

/** An empty storage with the seed in it, of its own; closing it leaves nothing. */
export async function openSeeded(
  name: StorageName,
  seed: Seed,
): Promise<{ readonly storage: Storage; readonly fixtures: Fixtures }> {
  if (name === 'sqlite') {
    const storage = onFile ? await openOnFile() : await openSqliteStorage(':memory:');
    return { storage, fixtures: await seed(storage) };
  }
  const prepared = templates.get(seed) ?? prepare(seed);
  templates.set(seed, prepared);
  const { template, fixtures } = await prepared;
  return { storage: await template.open(), fixtures };
}

/** Drops the templates that this thread has made. */
export async function dropTemplates(): Promise<void> {
  const made = [...templates.values()];
  templates.clear();
  for (const prepared of made) await (await prepared).template.drop();
}

async function prepare(seed: Seed): Promise<Prepared> {
  let fixtures: Fixtures | undefined;
  const template = await createTemplate(async (storage) => void (fixtures = await seed(storage)));
  if (!fixtures) throw new Error('the seed says nothing');
  return { template, fixtures };
}
