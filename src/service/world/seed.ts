// Puts the rows of a world into the tables.

import { sql, type Kysely } from 'kysely';
import { portionsOf } from '../storage/portions.ts';
import type { Tables } from '../storage/tables.ts';
import type { Unit } from '../unit.ts';
import { seededTables, type Rows, type SeededTable } from './rows.ts';

/** The setting that says that the database was seeded. */
const seeded = 'seeded';

/** Puts all rows into the tables, which must not have them yet. Part of the unit of work: all or nothing. */
export async function insertRows({ db, dialect }: Unit, rows: Rows): Promise<void> {
  for (const table of seededTables) await insertInto(db, table, rows);
  if (dialect === 'postgres') for (const table of numbered) await continueNumbers(db, table);
}

async function insertInto(db: Kysely<Tables>, table: SeededTable, rows: Rows): Promise<void> {
  for (const portion of portionsOf<Rows[SeededTable][number]>(rows[table]))
    await db.insertInto<SeededTable>(table).values(portion).execute();
}

/** Tables whose rows get a number: on PostgreSQL the next one must be told of those that were given. */
const numbered = [
  'oauth_clients',
  'tokens',
  'ssh_keys',
  'payment_methods',
  'instances',
  'instance_backups',
  'volumes',
  'stackscripts',
  'firewalls',
  'firewall_devices',
  'databases',
  'database_backups',
  'nodebalancers',
  'nodebalancer_configs',
  'nodes',
  'domains',
  'domain_records',
  'longview_clients',
  'managed_services',
  'events',
  'jobs',
] as const satisfies readonly SeededTable[];

async function continueNumbers(db: Kysely<Tables>, table: (typeof numbered)[number]): Promise<void> {
  const key = table === 'oauth_clients' ? 'position' : 'id';
  await sql`select setval(pg_get_serial_sequence(${table}, ${key}), (select coalesce(max(${sql.ref(key)}), 1) from ${sql.table(table)}), exists (select 1 from ${sql.table(table)}))`.execute(
    db,
  );
}

/** Whether this database was seeded before. */
export async function isSeeded({ db }: Unit): Promise<boolean> {
  const row = await db.selectFrom('settings').where('name', '=', seeded).select('name').executeTakeFirst();
  return row !== undefined;
}

/** Remembers what the database was seeded with; false where somebody was first. */
export async function markSeeded({ db }: Unit, world: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('settings')
    .values({ name: seeded, value: world })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Empties the tables that a world fills, for another state. */
export async function clearWorld({ db }: Unit): Promise<void> {
  await db.deleteFrom('sessions').execute();
  await db.deleteFrom('login_failures').execute();
  for (const table of [...seededTables].reverse()) await db.deleteFrom<SeededTable>(table).execute();
}
