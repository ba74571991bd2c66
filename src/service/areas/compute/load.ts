// Finds the instance that a path names.

import { prepared } from '../../storage/prepared.ts';
import type { Unit } from '../../unit.ts';
import { locked } from '../../unit.ts';
import type { Found, Sought } from '../area.ts';
import { showInstances } from './show.ts';

const instance = prepared(1, (unit, id: number) => locked(unit, unit.db.selectFrom('instances').where('id', '=', id).selectAll()));

export async function loadInstance(unit: Unit, { id }: Sought): Promise<Found | undefined> {
  const [row] = await instance(unit, id);
  const [value] = row ? await showInstances(unit, [row]) : [];
  return row && value && { value, account: row.account_id, entity: { kind: 'compute', id } };
}
