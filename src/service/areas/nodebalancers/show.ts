// NodeBalancers and their configs, as the API shows them.

import type { NodeBalancer, NodeBalancerConfig } from '@cloud-api/types';
import { fromJson } from '../../storage/json.ts';
import type { NodeBalancerConfigTable, NodeBalancerTable } from '../../storage/tables/resources.ts';
import type { Vault } from '../../secrets/vault.ts';
import type { Unit } from '../../unit.ts';
import { tagsOf } from '../tags/carried.ts';

/** What every host name ends with, after the IPv4 address and a period (decisions: 21). */
const suffix = 'ip.example.net';

/** What is read of a NodeBalancer's row to show it. */
export type NodeBalancerRow = Pick<NodeBalancerTable, 'label' | 'value'> & { readonly id: number };

/** NodeBalancers of any account, in the order of their rows. */
export async function showNodeBalancers(unit: Unit, rows: readonly NodeBalancerRow[]): Promise<NodeBalancer[]> {
  const tags = await tagsOf(
    unit,
    'nodebalancer',
    rows.map(({ id }) => id),
  );
  return rows.map(({ id, label, value }) => {
    const stored = fromJson(value);
    return { id, label, ...stored, hostname: `${stored.ipv4}.${suffix}`, tags: tags(id) };
  });
}

/** What is read of a config's row to show it. */
export type ConfigRow = Pick<NodeBalancerConfigTable, 'nodebalancer_id' | 'port' | 'ssl_key' | 'value'> & {
  readonly id: number;
};

/** A config with its certificate and its key in clear: the pipeline redacts what is answered. */
export function showConfig(
  { id, nodebalancer_id, port, ssl_key, value }: ConfigRow,
  status: NodeBalancerConfig['nodes_status'],
  vault: Vault,
): NodeBalancerConfig {
  return {
    id,
    nodebalancer_id,
    port,
    ...fromJson(value),
    ssl_key: ssl_key === null ? null : vault.decrypt(ssl_key),
    nodes_status: status,
  };
}
