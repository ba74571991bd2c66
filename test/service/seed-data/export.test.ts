// Tests that an export is a seed file that restores the same state.

import { afterAll, describe, expect, it } from 'vitest';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../src/service/storage/tables.ts';
import type { Storage } from '../../../src/service/storage/storage.ts';
import type { UnitOfWork } from '../../../src/service/unit-of-work.ts';
import { buildRows } from '../../../src/service/seed-data/build/build-rows.ts';
import { exportSeedData, formatSeedFile } from '../../../src/service/seed-data/export/export-seed-data.ts';
import { parseSeedFile } from '../../../src/service/seed-data/parse-seed-file.ts';
import { seededTables } from '../../../src/service/seed-data/rows.ts';
import { clearTables, insertRows } from '../../../src/service/seed-data/insert-rows.ts';
import { now, getSeed, secretCrypto } from '../harness/seed.ts';
import { dropTemplates, openSeededStorage, storages } from '../harness/storages.ts';

afterAll(dropTemplates);

const later = new Date(now.getTime() + 86_400_000);

function createUnit(storage: Storage, db: Kysely<Tables>): UnitOfWork {
  return { db, dialect: storage.dialect, mode: 'write', now: later };
}

/** Returns every row of every table, in a canonical order. */
async function dumpTables(storage: Storage): Promise<Record<string, string[]>> {
  return storage.work('read', async (db) => {
    const dump: Record<string, string[]> = {};
    for (const table of seededTables) {
      const rows = await db.selectFrom(table).selectAll().execute();
      dump[table] = rows
        .map((row) =>
          JSON.stringify(
            Object.entries(row)
              .filter(([name]) => table !== 'jobs' || name !== 'id')
              .map(([name, value]) => [name, sortProperties(value)]),
          ),
        )
        .sort();
    }
    return dump;
  });
}

/** Sorts the properties of an object in JSON; returns other values unchanged. */
function sortProperties(value: unknown): unknown {
  if (typeof value !== 'string' || !value.startsWith('{')) return value;
  const parsed: unknown = JSON.parse(value);
  return JSON.stringify(parsed, (_name, nested: unknown) =>
    typeof nested === 'object' && nested !== null && !Array.isArray(nested)
      ? Object.fromEntries(Object.entries(nested).sort(([left], [right]) => (left < right ? -1 : 1)))
      : nested,
  );
}

describe.each(storages)('an export on %s', (name) => {
  it('restores the same state a day later and continues with unused IDs', async () => {
    const { storage } = await openSeededStorage(name, getSeed('demo'));
    await storage.work('write', async (db) => {
      await db
        .insertInto('jobs')
        .values({
          kind: 'boot',
          subject: 1001,
          due_at: now.getTime() + 5,
          status: 'waiting',
          problem: null,
          attempts: 2,
        })
        .execute();
    });
    const before = await dumpTables(storage);
    const text = await storage.work('write', async (db) =>
      formatSeedFile(await exportSeedData(createUnit(storage, db))),
    );
    expect(text).not.toContain('demo-unrestricted-token');
    expect(text).not.toContain('demo-password');
    expect(text).not.toContain('PRIVATE KEY');
    await storage.work('write', async (db) => {
      const unit = createUnit(storage, db);
      const rows = await buildRows(parseSeedFile(text, 'export.yaml'), { now: later, secretCrypto });
      await clearTables(unit);
      await insertRows(unit, rows);
    });
    expect(await dumpTables(storage)).toEqual(before);
    const added = await storage.work('write', (db) =>
      db
        .insertInto('longview_clients')
        .columns(['account_id', 'label', 'api_key', 'install_code', 'value'])
        .expression(
          db
            .selectFrom('longview_clients')
            .select(['account_id', 'label', 'api_key', 'install_code', 'value'])
            .limit(1),
        )
        .returning('id')
        .executeTakeFirstOrThrow(),
    );
    expect(added.id).toBe(5102);
    await storage.close();
  });
});
