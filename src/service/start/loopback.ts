// Which addresses lead to this machine alone.

import { isIP } from 'node:net';

/** Whether only this machine reaches an address. */
export function isLoopback(host: string): boolean {
  const bare = host.replace(/^\[(.*)\]$/, '$1');
  return (
    bare === 'localhost' ||
    bare === '::1' ||
    (isIP(bare) === 4 && bare.startsWith('127.')) ||
    /^::ffff:127\./i.test(bare)
  );
}
