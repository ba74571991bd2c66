// Job: a managed service is looked at, and found to answer: what it monitors is simulated.

import { fromJson, toJson } from '../storage/json.ts';
import { timestamp } from '../time.ts';
import type { Unit } from '../unit.ts';

/** How soon monitoring begins once a service is created, in milliseconds. */
export const firstLook = 10_000;

/** A service that is `pending` turns `ok`; any other is left as it is. */
export async function lookAtService(unit: Unit, id: number): Promise<void> {
  const row = await unit.db.selectFrom('managed_services').where('id', '=', id).select('value').executeTakeFirst();
  if (!row) return;
  const service = fromJson(row.value);
  if (service.status !== 'pending') return;
  const value = toJson({ ...service, status: 'ok', updated: timestamp(unit.now) });
  await unit.db.updateTable('managed_services').set({ value }).where('id', '=', id).execute();
}
