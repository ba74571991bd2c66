// Brings the tables of a database up to date: forwards only, one process at a time, all or nothing.

import { sql, type Kysely, type Transaction } from 'kysely';
import type { Dialect } from './dialect.ts';
import { first } from './migrations/first.ts';
import { second } from './migrations/second.ts';
import type { Tables } from './tables.ts';

type Migration = (db: Kysely<Tables>, dialect: Dialect) => Promise<void>;

/** In their order. One that has run anywhere is never changed: another follows it. */
export const migrations: readonly Migration[] = [first, second];

/** Any number that nothing else locks. */
const lock = 4_180_277_301;

/** A database that a later version of the service has written. */
export class NewerDatabaseError extends Error {
  constructor(found: number) {
    super(
      `the database is at version ${found}, and this service knows versions up to ${migrations.length}: start the newer service that wrote it, or choose another database`,
    );
  }
}

/** Runs what has not run yet. Throws a `NewerDatabaseError` where the database is ahead. */
export async function migrate(db: Kysely<Tables>, dialect: Dialect): Promise<void> {
  await db.transaction().execute(async (tx) => {
    if (dialect === 'postgres') await sql`select pg_advisory_xact_lock(${sql.lit(lock)})`.execute(tx);
    await sql`create table if not exists schema_version (version integer not null)`.execute(tx);
    const version = await versionOf(tx);
    if (version > migrations.length) throw new NewerDatabaseError(version);
    for (const migration of migrations.slice(version)) await migration(tx, dialect);
    await sql`delete from schema_version`.execute(tx);
    await sql`insert into schema_version (version) values (${migrations.length})`.execute(tx);
  });
}

async function versionOf(tx: Transaction<Tables>): Promise<number> {
  const { rows } = await sql<{ version: number }>`select version from schema_version`.execute(tx);
  return rows[0]?.version ?? 0;
}
