// Whether a database can be written to: only a commit shows a full disk or a read-only server.

import type { Kysely } from 'kysely';
import { randomBytes } from 'node:crypto';
import type { Tables } from './tables.ts';

const name = 'readiness_probe';

/** More than a page, and not compressible: what fits into space that the database has already shows no full disk. */
const bytes = 8192;

/** Writes a row that nothing reads. */
export async function writeProbe(db: Kysely<Tables>): Promise<void> {
  const value = randomBytes(bytes).toString('base64');
  await db
    .insertInto('settings')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}
