// The end of a server: connections that are silent are closed after half a second, requests at work when the time limit is over.

import { once } from 'node:events';
import { createServer, get, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { drainOf, type Drain } from '../../../src/service/http/drain.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

/** A server that never responds. */
async function listening(): Promise<{ readonly server: Server; readonly port: number; readonly drain: Drain }> {
  const server = createServer(() => undefined);
  const drain = drainOf(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return { server, port: (server.address() as AddressInfo).port, drain };
}

it('closes a connection that sends no request after half a second, and cuts nothing off', async () => {
  const { server, port, drain } = await listening();
  const accepted = once(server, 'connection');
  const silent = connect(port, '127.0.0.1');
  await accepted;
  const end = drain.end(10_000);
  vi.advanceTimersByTime(499);
  expect(silent.destroyed).toBe(false);
  vi.advanceTimersByTime(1);
  expect(await end).toBe(true);
});

it('waits for a request until the time limit is over, and cuts it off then', async () => {
  const { server, port, drain } = await listening();
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
