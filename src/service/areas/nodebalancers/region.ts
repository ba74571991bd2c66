// Whether backends are in the region of their NodeBalancer (interface: NodeBalancer; Backends must be in the same region).

import type { Reason } from '@cloud-api/server';
import type { NodeBalancerNode } from '@cloud-api/types';
import { isIP } from 'node:net';
import { fromJson } from '../../storage/json.ts';
import type { Unit } from '../../unit.ts';
import { addressesOf, canonical } from './addresses.ts';

/**
 * What is wrong with the addresses that a rebuild names: one that an instance of the account has must be that of an
 * instance of the region. A private address may be in use in several regions; one of them suffices. Of host names and
 * of addresses beyond the account nothing is known.
 */
export async function regionReasons(
  { db }: Unit,
  account: string,
  region: string,
  asked: readonly (Pick<NodeBalancerNode, 'address'> | undefined)[],
): Promise<Reason[]> {
  const hosts = asked.map((node) => (node?.address === undefined ? undefined : addressOf(node.address)));
  if (hosts.every((host) => host === undefined)) return [];
  const regions = new Map<string, Set<string>>();
  for (const { value } of await db
    .selectFrom('instances')
    .where('account_id', '=', account)
    .select('value')
    .execute()) {
    const instance = fromJson(value);
    for (const address of addressesOf(instance))
      regions.set(address, (regions.get(address) ?? new Set()).add(instance.region));
  }
  return hosts.flatMap((host, index) => {
    const homes = host === undefined ? undefined : regions.get(host);
    if (!homes || homes.has(region)) return [];
    return [
      {
        message: `This address belongs to an instance of another region; backends must be in ${region}.`,
        field: `nodes.${index}.address`,
      },
    ];
  });
}

/** The IP address of `192.0.2.7:80` or `[2001:db8::7]:80`; undefined where it is a host name. */
function addressOf(address: string): string | undefined {
  const host = address.replace(/:\d+$/, '').replace(/^\[(.*)\]$/, '$1');
  return isIP(host) === 0 ? undefined : canonical(host);
}
