// Tests that the number of prepared statements is bounded.

import { sql } from 'kysely';
import { describe, expect, it, test } from 'vitest';
import { openPostgresStorage } from '../../../src/service/storage/postgres.ts';
import { createStatementNames } from '../../../src/service/storage/statement-names.ts';
import { createDatabase } from '../harness/postgres.ts';
import { storages } from '../harness/storages.ts';

describe('prepared statement names', () => {
  test('are given to recurring statements and stay the same', () => {
    const getName = createStatementNames();
    expect(getName('select 1')).toBeUndefined();
    const name = getName('select 1');
    expect(name).toMatch(/^[0-9a-f]{40}$/);
    expect(getName('select 1')).toBe(name);
    expect([getName('select 2'), getName('select 2')]).toEqual([undefined, expect.not.stringMatching(name ?? '')]);
  });

  test('are limited in number', () => {
    const getName = createStatementNames(10, 5);
    const names = new Set<string | undefined>();
    for (let count = 0; count < 1000; count++)
      for (let repetition = 0; repetition < 3; repetition++) names.add(getName(`select ${count}`));
    names.delete(undefined);
    expect(names.size).toBe(10);
  });

  test('are not given to a statement that was used once long ago', () => {
    const getName = createStatementNames(10, 5);
    getName('select 0');
    for (let count = 1; count <= 5; count++) getName(`select ${count}`);
    expect(getName('select 0')).toBeUndefined();
  });
});

it.runIf(storages.includes('postgres'))('PostgreSQL prepares a bounded number of statements', async () => {
  const { url, drop } = await createDatabase();
  const storage = await openPostgresStorage(url, 1);
  const runQuery = (count: number) =>
    storage.work('read', (db) => sql`select ${sql.raw(String(count))} + ${count}::int as sum`.execute(db));
  for (let count = 0; count < 600; count++)
    for (let repetition = 0; repetition < 2; repetition++)
      expect((await runQuery(count)).rows).toEqual([{ sum: 2 * count }]);
  const { rows } = await storage.work('read', (db) =>
    sql<{ count: number }>`select count(*)::int as count from pg_prepared_statements`.execute(db),
  );
  expect(rows[0]?.count).toBeLessThanOrEqual(500);
  expect(rows[0]?.count).toBeGreaterThan(0);
  await storage.close();
  await drop();
});
