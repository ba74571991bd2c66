// Loads NodeBalancers and their configs.

import type { Loader } from '../tag-module.ts';
import type { SecretCrypto } from '../../secrets/secret-crypto.ts';
import { lockRows } from '../../unit-of-work.ts';
import { countNodesByStatus } from './nodes.ts';
import { toApiConfig, toApiNodeBalancers } from './api-representation.ts';

/** Loads a NodeBalancer regardless of the caller. */
export const loadNodeBalancer: Loader = async (unit, { id }) => {
  const query = unit.db.selectFrom('nodebalancers').where('id', '=', id).select(['id', 'account_id', 'label', 'value']);
  const row = await lockRows(unit, query).executeTakeFirst();
  const [value] = row ? await toApiNodeBalancers(unit, [row]) : [];
  return row && { value, account: row.account_id, entity: { kind: 'nodebalancer', id }, cacheable: true };
};

/** Creates a loader of configs. The NodeBalancer is locked first, to serialize port changes and deletion. */
export function createConfigLoader(secretCrypto: SecretCrypto): Loader {
  return async (unit, { id, parentId }) => {
    const owner = await lockRows(
      unit,
      unit.db.selectFrom('nodebalancers').where('id', '=', parentId).select('account_id'),
    ).executeTakeFirst();
    const row =
      owner &&
      (await lockRows(
        unit,
        unit.db
          .selectFrom('nodebalancer_configs')
          .where('id', '=', id)
          .where('nodebalancer_id', '=', parentId)
          .selectAll(),
      ).executeTakeFirst());
    if (!row) return undefined;
    return {
      value: toApiConfig(row, await countNodesByStatus(unit, id), secretCrypto),
      account: owner.account_id,
      entity: { kind: 'nodebalancer', id: parentId },
    };
  };
}
