// The two storages that everything about the service is tested on, and the worlds that are made anew on each.

import type { Fixtures } from './fixtures.ts';
import { createTemplate, missing, type Template } from './postgres.ts';
import { openSqliteStorage } from '../../../src/service/storage/sqlite.ts';
import type { Storage } from '../../../src/service/storage/storage.ts';

export type StorageName = 'sqlite' | 'postgres';

const absent = await missing();
if (absent !== undefined) {
  if (process.env['CI']) throw new Error(absent);
  console.warn(`Tests on PostgreSQL are skipped: ${absent}`);
}

/** What `describe.each` takes: both storages, or SQLite alone where no PostgreSQL answers. */
export const storages: readonly StorageName[] = absent === undefined ? ['sqlite', 'postgres'] : ['sqlite'];

/** What is in a storage before a test begins. */
export type Seed = (storage: Storage) => Promise<Fixtures>;

interface Prepared {
  readonly template: Template;
  readonly fixtures: Fixtures;
}

/** One template for each seed, of each thread of tests. */
const templates = new Map<Seed, Promise<Prepared>>();

/** An empty storage with the seed in it, of its own; closing it leaves nothing. */
export async function openSeeded(name: StorageName, seed: Seed): Promise<{ readonly storage: Storage; readonly fixtures: Fixtures }> {
  if (name === 'sqlite') {
    const storage = await openSqliteStorage(':memory:');
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
