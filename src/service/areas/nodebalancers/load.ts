// How NodeBalancers and their configs are found.

import type { Loader } from '../area.ts';
import type { Vault } from '../../secrets/vault.ts';
import { locked } from '../../unit.ts';
import { nodesStatus } from './nodes.ts';
import { showConfig, showNodeBalancers } from './show.ts';

/** The NodeBalancer of an id, whoever asks. */
export const loadNodeBalancer: Loader = async (unit, { id }) => {
  const query = unit.db.selectFrom('nodebalancers').where('id', '=', id).select(['id', 'account_id', 'label', 'value']);
  const row = await locked(unit, query).executeTakeFirst();
  const [value] = row ? await showNodeBalancers(unit, [row]) : [];
  return row && { value, account: row.account_id, entity: { kind: 'nodebalancer', id }, lasting: true };
};

/** A config of a NodeBalancer. The NodeBalancer is locked too, and first: its ports and its deletion wait for each other. */
export function loadingConfig(vault: Vault): Loader {
  return async (unit, { id, within }) => {
    const owner = await locked(
      unit,
      unit.db.selectFrom('nodebalancers').where('id', '=', within).select('account_id'),
    ).executeTakeFirst();
    const row =
      owner &&
      (await locked(
        unit,
        unit.db
          .selectFrom('nodebalancer_configs')
          .where('id', '=', id)
          .where('nodebalancer_id', '=', within)
          .selectAll(),
      ).executeTakeFirst());
    if (!row) return undefined;
    return {
      value: showConfig(row, await nodesStatus(unit, id), vault),
      account: owner.account_id,
      entity: { kind: 'nodebalancer', id: within },
    };
  };
}
