// Migration 2: PKCE challenges of authorization codes, and failed logins.

import { sql, type Kysely } from 'kysely';
import type { Dialect } from '../storage.ts';
import type { Tables } from '../tables.ts';

export async function addPkceAndLoginFailures(db: Kysely<Tables>, dialect: Dialect): Promise<void> {
  const text = dialect === 'postgres' ? sql`text collate "C"` : sql`text`;
  await db.schema.alterTable('authorization_codes').addColumn('code_challenge', text).execute();
  await db.schema
    .createTable('login_failures')
    .addColumn('key', text, (column) => column.primaryKey())
    .addColumn('failures', 'integer', (column) => column.notNull())
    .addColumn('failed_at', sql`bigint`, (column) => column.notNull())
    .execute();
}
