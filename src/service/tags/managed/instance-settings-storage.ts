// Managed settings of an instance: how support staff connect to it.

import type { ManagedComputeSettings } from '@cloud-api/types';
import { fromJson, toJson } from '../../storage/json.ts';
import { type UnitOfWork, lockRows } from '../../unit-of-work.ts';
import type { Loader } from '../tag-module.ts';

/** Default settings: no access. If access is enabled: root, any address, port 22 (spec: Managed compute settings). */
export const defaultSsh: ManagedComputeSettings['ssh'] = { access: false, user: null, ip: 'any', port: null };

/** Loads the settings of an instance, locked together with it. */
export const loadSettings: Loader = async (unit, { id }) => {
  const instance = await lockRows(
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
  return {
    value: { id, label: instance.label, group: value.group, ssh },
    account: instance.account_id,
    cacheable: true,
  };
};

export async function saveSettings(unit: UnitOfWork, { id, ssh }: ManagedComputeSettings): Promise<void> {
  const value = toJson({ ssh });
  await unit.db
    .insertInto('managed_settings')
    .values({ instance_id: id, value })
    .onConflict((conflict) => conflict.column('instance_id').doUpdateSet({ value }))
    .execute();
}
