// The addresses of instances, as those of backends are compared with them.

import type { ComputeInstance } from '@cloud-api/types';
import { isIP } from 'node:net';

/** One spelling of each IP address; a host name in lower case. */
export function canonical(host: string): string {
  return isIP(host) === 6 ? new URL(`http://[${host}]`).hostname : host.toLowerCase();
}

/** All addresses of an instance, without the length of their prefix. */
export function addressesOf({ ipv4, ipv6 }: Pick<ComputeInstance, 'ipv4' | 'ipv6'>): string[] {
  return [...ipv4, ...(ipv6 === null ? [] : [ipv6])].map((address) => canonical(address.replace(/\/\d+$/, '')));
}
