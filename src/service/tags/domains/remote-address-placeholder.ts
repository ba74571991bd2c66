// The `[remote_addr]` placeholder of domain records.

import { isIP } from 'node:net';

/** Placeholder for the client's address (spec: Domain record; target). */
export const remoteAddressPlaceholder = '[remote_addr]';

/**
 * Returns the target of an A or AAAA record for a client address: the IPv4 address for A; for AAAA, the IPv6 address,
 * or the IPv4 address as `::ffff:a.b.c.d`. Returns `undefined` if the client has no such address (decisions: 108).
 */
export function addressTarget(type: 'A' | 'AAAA', address: string | undefined): string | undefined {
  const plain = (address ?? '').replace(/%.*$/, '');
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)?.[1] ?? plain;
  const version = isIP(mapped);
  if (version === 4) return type === 'A' ? mapped : `::ffff:${mapped}`;
  return version === 6 && type === 'AAAA' ? mapped : undefined;
}
