// Graceful shutdown of a server: idle connections close after half a second, pending requests after the timeout.

import { once } from 'node:events';
import { createServer, get, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createDrain, type Drain } from '../../../src/service/http/drain.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

/** Starts a server that never responds. */
async function startServer(): Promise<{ readonly server: Server; readonly port: number; readonly drain: Drain }> {
  const server = createServer(() => undefined);
  const drain = createDrain(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return { server, port: (server.address() as AddressInfo).port, drain };
}

it('closes an idle connection after half a second and reports a clean shutdown', async () => {
  const { server, port, drain } = await startServer();
  const accepted = once(server, 'connection');
  const idleSocket = connect(port, '127.0.0.1');
  await accepted;
  const end = drain.end(10_000);
  vi.advanceTimersByTime(499);
  expect(idleSocket.destroyed).toBe(false);
  vi.advanceTimersByTime(1);
  expect(await end).toBe(true);
});

it('aborts a pending request at the timeout and reports it', async () => {
  const { server, port, drain } = await startServer();
  const received = once(server, 'request');
  const request = get({ port, host: '127.0.0.1', agent: false });
  const failed = once(request, 'error');
  await received;
  const end = drain.end(10_000);
  vi.advanceTimersByTime(9999);
  expect(request.destroyed).toBe(false);
  vi.advanceTimersByTime(1);
  expect(await end).toBe(false);
  await failed;
});
