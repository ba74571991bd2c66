// How support staff may reach an instance: what is stored of it, and what is shown.

import type { ManagedComputeSettings } from '@cloud-api/types';
import { fromJson, toJson } from '../../storage/json.ts';
import type { Unit } from '../../unit.ts';
import { locked } from '../../unit.ts';
import type { Loader } from '../area.ts';

/** Nobody gets access that was not given; otherwise root, any of the instance's addresses, port 22 (interface: Managed compute settings). */
export const defaultSsh: ManagedComputeSettings['ssh'] = { access: false, user: null, ip: 'any', port: null };

/** The settings of an instance, which stay locked with it. */
export const loadSettings: Loader = async (unit, { id }) => {
  const instance = await locked(
    unit,
    unit.db.selectFrom('instances').where('id', '=', id).selectAll(),
  ).executeTakeFirst();
  if (!instance) return undefined;
  const stored = await unit.db
    .selectFrom('managed_settings')
    .where('instance_id', '=', id)
    .select('value')
    .executeTakeFirst();
  const { ssh } = stored ? fromJson(stored.value) : { ssh: defaultSsh };
  const value: { readonly group: string } = fromJson(instance.value);
  return { value: { id, label: instance.label, group: value.group, ssh }, account: instance.account_id, lasting: true };
};

export async function saveSettings(unit: Unit, { id, ssh }: ManagedComputeSettings): Promise<void> {
  const value = toJson({ ssh });
  await unit.db
    .insertInto('managed_settings')
    .values({ instance_id: id, value })
    .onConflict((conflict) => conflict.column('instance_id').doUpdateSet({ value }))
    .execute();
}
