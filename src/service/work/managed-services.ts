// Job that simulates checking a managed service.

import { fromJson, toJson } from '../storage/json.ts';
import { formatTimestamp } from '../clock.ts';
import type { UnitOfWork } from '../unit-of-work.ts';

/** Delay of the first check after creation, in milliseconds. */
export const firstCheckDelay = 10_000;

/** Changes `pending` to `ok`; leaves other statuses unchanged. */
export async function checkManagedService(unit: UnitOfWork, id: number): Promise<void> {
  const row = await unit.db.selectFrom('managed_services').where('id', '=', id).select('value').executeTakeFirst();
  if (!row) return;
  const service = fromJson(row.value);
  if (service.status !== 'pending') return;
  const value = toJson({ ...service, status: 'ok', updated: formatTimestamp(unit.now) });
  await unit.db.updateTable('managed_services').set({ value }).where('id', '=', id).execute();
}
