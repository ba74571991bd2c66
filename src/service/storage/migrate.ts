// Schema migrations: forward only, one process at a time, in one transaction.

import { sql, type Kysely, type Transaction } from 'kysely';
import type { Dialect } from './storage.ts';
import { createTables } from './migrations/1-create-tables.ts';
import { addPkceAndLoginFailures } from './migrations/2-pkce-and-login-failures.ts';
import type { Tables } from './tables.ts';

type Migration = (db: Kysely<Tables>, dialect: Dialect) => Promise<void>;

/** All migrations, in order. Never change a released migration; add a new one. */
export const migrations: readonly Migration[] = [createTables, addPkceAndLoginFailures];

/** An arbitrary advisory lock number. */
const lockId = 4_180_277_301;

/** Thrown if a later version of the service wrote the database. */
export class NewerDatabaseError extends Error {
  constructor(version: number) {
    super(
      `the database has schema version ${version}, but this service supports only versions up to ${migrations.length}: start the newer service that wrote it, or choose another database`,
    );
  }
}

/** Runs pending migrations. Throws a `NewerDatabaseError` if the database is newer. */
export async function migrate(db: Kysely<Tables>, dialect: Dialect): Promise<void> {
  await db.transaction().execute(async (tx) => {
    if (dialect === 'postgres') await sql`select pg_advisory_xact_lock(${sql.lit(lockId)})`.execute(tx);
    await sql`create table if not exists schema_version (version integer not null)`.execute(tx);
    const version = await currentVersion(tx);
    if (version > migrations.length) throw new NewerDatabaseError(version);
    for (const migration of migrations.slice(version)) await migration(tx, dialect);
    await sql`delete from schema_version`.execute(tx);
    await sql`insert into schema_version (version) values (${migrations.length})`.execute(tx);
  });
}

async function currentVersion(tx: Transaction<Tables>): Promise<number> {
  const { rows } = await sql<{ version: number }>`select version from schema_version`.execute(tx);
  return rows[0]?.version ?? 0;
}
