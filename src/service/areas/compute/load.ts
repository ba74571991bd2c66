// Finds the instance that a path names.

import type { Unit } from '../../unit.ts';
import { locked } from '../../unit.ts';
import type { Found, Sought } from '../area.ts';
import { showInstances } from './show.ts';

export async function loadInstance(unit: Unit, { id }: Sought): Promise<Found | undefined> {
  const row = await locked(unit, unit.db.selectFrom('instances').where('id', '=', id).selectAll()).executeTakeFirst();
  const [value] = row ? await showInstances(unit, [row]) : [];
  return row && value && { value, account: row.account_id, entity: { kind: 'compute', id } };
}
