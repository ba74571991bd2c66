// An export is a world file that gives the same state.

import { afterAll, describe, expect, it } from 'vitest';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../src/service/storage/tables.ts';
import type { Storage } from '../../../src/service/storage/storage.ts';
import type { Unit } from '../../../src/service/unit.ts';
import { buildWorld } from '../../../src/service/world/build/world.ts';
import { exportWorld, writeWorld } from '../../../src/service/world/export/world.ts';
import { readWorld } from '../../../src/service/world/read.ts';
import { seededTables } from '../../../src/service/world/rows.ts';
import { clearWorld, insertRows } from '../../../src/service/world/seed.ts';
import { now, seedOf, vault } from '../harness/seed.ts';
import { dropTemplates, openSeeded, storages } from '../harness/storages.ts';

afterAll(dropTemplates);

const later = new Date(now.getTime() + 86_400_000);

function unitOf(storage: Storage, db: Kysely<Tables>): Unit {
  return { db, dialect: storage.dialect, mode: 'write', now: later };
}

/** Every row of every table, in an order that does not depend on when it was written. */
async function everything(storage: Storage): Promise<Record<string, string[]>> {
  return storage.work('read', async (db) => {
    const found: Record<string, string[]> = {};
    for (const table of seededTables) {
      const rows = await db.selectFrom(table).selectAll().execute();
      found[table] = rows
        .map((row) =>
          JSON.stringify(
            Object.entries(row)
              .filter(([name]) => table !== 'jobs' || name !== 'id')
              .map(([name, value]) => [name, sorted(value)]),
          ),
        )
        .sort();
    }
    return found;
  });
}

/** JSON text with its members in one order. */
function sorted(value: unknown): unknown {
  if (typeof value !== 'string' || !value.startsWith('{')) return value;
  const parsed: unknown = JSON.parse(value);
  return JSON.stringify(parsed, (_name, member: unknown) =>
    typeof member === 'object' && member !== null && !Array.isArray(member)
      ? Object.fromEntries(Object.entries(member).sort(([one], [other]) => (one < other ? -1 : 1)))
      : member,
  );
}

describe.each(storages)('an export on %s', (name) => {
  it('gives the same state when it is seeded a day later, and numbers go on after it', async () => {
    const { storage } = await openSeeded(name, seedOf('demo'));
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
    const before = await everything(storage);
    const text = await storage.work('write', async (db) => writeWorld(await exportWorld(unitOf(storage, db))));
    expect(text).not.toContain('demo-unrestricted-token');
    expect(text).not.toContain('demo-password');
    expect(text).not.toContain('PRIVATE KEY');
    await storage.work('write', async (db) => {
      const unit = unitOf(storage, db);
      const rows = await buildWorld(readWorld(text, 'export.yaml'), { now: later, vault });
      await clearWorld(unit);
      await insertRows(unit, rows);
    });
    expect(await everything(storage)).toEqual(before);
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
