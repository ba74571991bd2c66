// Starts a benchmark server, and prints its URL.

import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import process from 'node:process';

export function listen(server: Server): void {
  server.listen(0, '127.0.0.1', () => printUrl((server.address() as AddressInfo).port));
}

export function printUrl(port: number): void {
  process.on('SIGTERM', () => process.exit(0));
  process.stdout.write(`http://127.0.0.1:${port}\n`);
}
