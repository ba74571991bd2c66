// Checks that backends are in the same region as their NodeBalancer (spec: Backends must be in the same region).

import type { ErrorDetail } from '@cloud-api/server';
import type { NodeBalancerNode } from '@cloud-api/types';
import { isIP } from 'node:net';
import { fromJson } from '../../storage/json.ts';
import type { UnitOfWork } from '../../unit-of-work.ts';
import { instanceAddresses, normalizeHost } from './normalize-addresses.ts';

/**
 * Validates the addresses of a rebuild: the address of an instance of the account must belong to an instance in the
 * region. A private address can exist in several regions; one match suffices. Host names and addresses outside of the
 * account are not checked.
 */
export async function validateRegions(
  { db }: UnitOfWork,
  account: string,
  region: string,
  requested: readonly (Pick<NodeBalancerNode, 'address'> | undefined)[],
): Promise<ErrorDetail[]> {
  const hosts = requested.map((node) => (node?.address === undefined ? undefined : ipAddress(node.address)));
  if (hosts.every((host) => host === undefined)) return [];
  const regions = new Map<string, Set<string>>();
  for (const { value } of await db
    .selectFrom('instances')
    .where('account_id', '=', account)
    .select('value')
    .execute()) {
    const instance = fromJson(value);
    for (const address of instanceAddresses(instance))
      regions.set(address, (regions.get(address) ?? new Set()).add(instance.region));
  }
  return hosts.flatMap((host, index) => {
    const hostRegions = host === undefined ? undefined : regions.get(host);
    if (!hostRegions || hostRegions.has(region)) return [];
    return [
      {
        message: `This address belongs to an instance in another region; backends must be in ${region}.`,
        field: `nodes.${index}.address`,
      },
    ];
  });
}

/** Returns the IP address of `192.0.2.7:80` or `[2001:db8::7]:80`; `undefined` for a host name. */
function ipAddress(address: string): string | undefined {
  const host = address.replace(/:\d+$/, '').replace(/^\[(.*)\]$/, '$1');
  return isIP(host) === 0 ? undefined : normalizeHost(host);
}
