// API representation of NodeBalancers and their configs.

import type { NodeBalancer, NodeBalancerConfig } from '@cloud-api/types';
import { fromJson } from '../../storage/json.ts';
import type { NodeBalancerConfigTable, NodeBalancerTable } from '../../storage/tables/resources.ts';
import type { SecretCrypto } from '../../secrets/secret-crypto.ts';
import type { UnitOfWork } from '../../unit-of-work.ts';
import { loadTagLookup } from '../tags/object-tags.ts';

/** Suffix of host names, after the IPv4 address and a period (decisions: 21). */
const hostnameSuffix = 'ip.example.net';

/** The columns needed to represent a NodeBalancer. */
export type NodeBalancerRow = Pick<NodeBalancerTable, 'label' | 'value'> & { readonly id: number };

/** Converts rows to the API representation of NodeBalancers, in the same order. The rows can belong to any account. */
export async function toApiNodeBalancers(unit: UnitOfWork, rows: readonly NodeBalancerRow[]): Promise<NodeBalancer[]> {
  const tags = await loadTagLookup(
    unit,
    'nodebalancer',
    rows.map(({ id }) => id),
  );
  return rows.map(({ id, label, value }) => {
    const stored = fromJson(value);
    return { id, label, ...stored, hostname: `${stored.ipv4}.${hostnameSuffix}`, tags: tags(id) };
  });
}

/** The columns needed to represent a config. */
export type ConfigRow = Pick<NodeBalancerConfigTable, 'nodebalancer_id' | 'port' | 'ssl_key' | 'value'> & {
  readonly id: number;
};

/**
 * Converts a row to the API representation of a config, with certificate and key in plaintext; the pipeline redacts
 * responses.
 */
export function toApiConfig(
  { id, nodebalancer_id, port, ssl_key, value }: ConfigRow,
  status: NodeBalancerConfig['nodes_status'],
  secretCrypto: SecretCrypto,
): NodeBalancerConfig {
  return {
    id,
    nodebalancer_id,
    port,
    ...fromJson(value),
    ssl_key: ssl_key === null ? null : secretCrypto.decrypt(ssl_key),
    nodes_status: status,
  };
}
