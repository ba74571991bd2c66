// The `[remote_addr]` placeholder of domain records.

import { isIP } from 'node:net';

/** Placeholder for the address of the request (spec: Domain record; target). */
export const remoteAddress = '[remote_addr]';

/**
 * Returns the target of an A or AAAA record for a request from an address: for A its IPv4 address, for AAAA its IPv6
 * address or its IPv4 address as `::ffff:a.b.c.d`. `undefined` if there is none (decisions: 108).
 */
export function addressTarget(type: 'A' | 'AAAA', address: string | undefined): string | undefined {
  const plain = (address ?? '').replace(/%.*$/, '');
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)?.[1] ?? plain;
  const version = isIP(mapped);
  if (version === 4) return type === 'A' ? mapped : `::ffff:${mapped}`;
  return version === 6 && type === 'AAAA' ? mapped : undefined;
}
