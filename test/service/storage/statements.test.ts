// The number of prepared statements is bounded.

import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { openPostgresStorage } from '../../../src/service/storage/postgres.ts';
import { createStatementNames } from '../../../src/service/storage/statement-names.ts';
import { createDatabase } from '../harness/postgres.ts';
import { storages } from '../harness/storages.ts';

describe('names of statements', () => {
  it('are given to recurring statements, and stay the same', () => {
    const nameOf = createStatementNames();
    expect(nameOf('select 1')).toBeUndefined();
    const name = nameOf('select 1');
    expect(name).toMatch(/^[0-9a-f]{40}$/);
    expect(nameOf('select 1')).toBe(name);
    expect([nameOf('select 2'), nameOf('select 2')]).toEqual([undefined, expect.not.stringMatching(name ?? '')]);
  });

  it('are limited in number, whatever the statements', () => {
    const nameOf = createStatementNames(10, 5);
    const names = new Set<string | undefined>();
    for (let count = 0; count < 1000; count++)
      for (let again = 0; again < 3; again++) names.add(nameOf(`select ${count}`));
    names.delete(undefined);
    expect(names.size).toBe(10);
  });

  it('are not given to a statement that was used once long ago', () => {
    const nameOf = createStatementNames(10, 5);
    nameOf('select 0');
    for (let count = 1; count <= 5; count++) nameOf(`select ${count}`);
    expect(nameOf('select 0')).toBeUndefined();
  });
});

it.runIf(storages.includes('postgres'))('PostgreSQL prepares a bounded number of statements', async () => {
  const { url, drop } = await createDatabase();
  const storage = await openPostgresStorage(url, 1);
  const queried = (count: number) =>
    storage.work('read', (db) => sql`select ${sql.raw(String(count))} + ${count}::int as sum`.execute(db));
  for (let count = 0; count < 600; count++)
    for (let again = 0; again < 2; again++) expect((await queried(count)).rows).toEqual([{ sum: 2 * count }]);
  const { rows } = await storage.work('read', (db) =>
    sql<{ count: number }>`select count(*)::int as count from pg_prepared_statements`.execute(db),
  );
  expect(rows[0]?.count).toBeLessThanOrEqual(500);
  expect(rows[0]?.count).toBeGreaterThan(0);
  await storage.close();
  await drop();
});
