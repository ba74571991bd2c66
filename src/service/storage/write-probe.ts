// Write probe: only a commit reveals a full disk or a read-only server.

import type { Kysely } from 'kysely';
import { randomBytes } from 'node:crypto';
import type { Tables } from './tables.ts';

const settingName = 'readiness_probe';

/**
 * More than a page, and incompressible. A smaller row might fit into free space in the file even if the disk is full.
 */
const probeSize = 8192;

/** Writes a row that nothing reads. */
export async function writeProbe(db: Kysely<Tables>): Promise<void> {
  const value = randomBytes(probeSize).toString('base64');
  await db
    .insertInto('settings')
    .values({ name: settingName, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}
