// Whether a database can be written to: only a commit shows a full disk or a read-only server.

import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

const name = 'readiness_probe';

/** Writes a row that nothing reads; its value alternates, so that the database cannot skip the write. */
export async function writeProbe(db: Kysely<Tables>): Promise<void> {
  await db
    .insertInto('settings')
    .values({ name, value: '0' })
    .onConflict((conflict) => conflict.column('name').doUpdateSet((eb) => ({ value: eb.case().when('settings.value', '=', '0').then('1').else('0').end() })))
    .execute();
}
