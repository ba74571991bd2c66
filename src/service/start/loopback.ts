// Loopback address check.

import { isIP } from 'node:net';

/** Returns whether an address is reachable from this machine only. */
export function isLoopback(host: string): boolean {
  const address = host.replace(/^\[(.*)\]$/, '$1');
  return (
    address === 'localhost' ||
    address === '::1' ||
    (isIP(address) === 4 && address.startsWith('127.')) ||
    /^::ffff:127\./i.test(address)
  );
}
