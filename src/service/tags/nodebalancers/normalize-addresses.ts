// Normalizes the addresses of instances and backends.

import type { ComputeInstance } from '@cloud-api/types';
import { isIP } from 'node:net';

/** Normalizes an IP address; converts a host name to lower case. */
export function normalizeHost(host: string): string {
  return isIP(host) === 6 ? new URL(`http://[${host}]`).hostname : host.toLowerCase();
}

/** Returns all addresses of an instance, without prefix lengths. */
export function instanceAddresses({ ipv4, ipv6 }: Pick<ComputeInstance, 'ipv4' | 'ipv6'>): string[] {
  return [...ipv4, ...(ipv6 === null ? [] : [ipv6])].map((address) => normalizeHost(address.replace(/\/\d+$/, '')));
}
