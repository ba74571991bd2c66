// Inserts the rows of seed data into the tables.

import { sql, type Kysely } from 'kysely';
import { splitIntoBatches } from '../storage/split-into-batches.ts';
import type { Tables } from '../storage/tables.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import { seededTables, type Rows, type SeededTable } from './rows.ts';

/** The setting that marks the database as seeded. */
const seededSetting = 'seeded';

/** Inserts all rows into empty tables, within the unit of work. */
export async function insertRows({ db, dialect }: UnitOfWork, rows: Rows): Promise<void> {
  for (const table of seededTables) await insertInto(db, table, rows);
  if (dialect === 'postgres') for (const table of tablesWithIds) await advanceSequence(db, table);
}

async function insertInto(db: Kysely<Tables>, table: SeededTable, rows: Rows): Promise<void> {
  for (const batch of splitIntoBatches<Rows[SeededTable][number]>(rows[table]))
    await db.insertInto<SeededTable>(table).values(batch).execute();
}

/** Tables with generated IDs: PostgreSQL's sequences must be advanced past the inserted ones. */
const tablesWithIds = [
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

async function advanceSequence(db: Kysely<Tables>, table: (typeof tablesWithIds)[number]): Promise<void> {
  const key = table === 'oauth_clients' ? 'position' : 'id';
  await sql`select setval(pg_get_serial_sequence(${table}, ${key}), (select coalesce(max(${sql.ref(key)}), 1) from ${sql.table(table)}), exists (select 1 from ${sql.table(table)}))`.execute(
    db,
  );
}

/** Returns whether this database was seeded. */
export async function isSeeded({ db }: UnitOfWork): Promise<boolean> {
  const row = await db.selectFrom('settings').where('name', '=', seededSetting).select('name').executeTakeFirst();
  return row !== undefined;
}

/** Stores the seed's name; returns false if another process was first. */
export async function markSeeded({ db }: UnitOfWork, seedName: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('settings')
    .values({ name: seededSetting, value: seedName })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Empties the seeded tables. */
export async function clearTables({ db }: UnitOfWork): Promise<void> {
  await db.deleteFrom('sessions').execute();
  await db.deleteFrom('login_failures').execute();
  for (const table of [...seededTables].reverse()) await db.deleteFrom<SeededTable>(table).execute();
}
