// The address that a request comes from, as a record holds it.

import { isIP } from 'node:net';

/** What a caller writes for the address of the request (interface: Domain record; target). */
export const remoteAddress = '[remote_addr]';

/**
 * The target of an A or AAAA record for a request from an address: of type A its IPv4 address; of AAAA its IPv6 address,
 * else its IPv4 address as `::ffff:a.b.c.d`. Undefined where there is none such (decisions: 108).
 */
export function targetOf(type: 'A' | 'AAAA', address: string | undefined): string | undefined {
  const plain = (address ?? '').replace(/%.*$/, '');
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)?.[1] ?? plain;
  const version = isIP(mapped);
  if (version === 4) return type === 'A' ? mapped : `::ffff:${mapped}`;
  return version === 6 && type === 'AAAA' ? mapped : undefined;
}
