// A client that stops sending in the middle of a request does not keep its connection, whatever it asked for.

import { connect } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fixturesOf } from '../../../src/service/world/fixtures.ts';
import { loadWorld } from '../../../src/service/world/load.ts';
import { startLogged, type Logged } from '../start/started.ts';

let running: Logged;
let token: string;
beforeAll(async () => {
  running = await startLogged({}, { headers: 300, request: 300, checked: 20, stalled: 60_000 });
  const { units, vault } = running.started;
  const { world } = await loadWorld('demo');
  ({ token } = await units('write', async (unit) => ({
    token: (await fixturesOf(unit, vault, world, { base_url: '', auth_url: '', events_url: '', control_token: null }))
      .tokens.unrestricted,
  })));
});
afterAll(() => running.started.stop(0));

/** What comes back until the server closes the connection, which the client never does. */
function exchange(text: string): Promise<string> {
  const { port } = new URL(running.started.baseUrl);
  return new Promise((resolve, reject) => {
    let response = '';
    const socket = connect({ port: Number(port), host: '127.0.0.1', allowHalfOpen: true }, () => socket.write(text));
    socket.on('data', (chunk: Buffer) => void (response += chunk.toString()));
    socket.on('error', reject);
    socket.on('end', () => resolve(response));
  });
}

const form = 'Content-Type: application/x-www-form-urlencoded';
const json = 'Content-Type: application/json';

it.each([
  ['POST /oauth/token', form, 408],
  ['POST /oauth/login', form, 408],
  ['POST /v4/longview/clients', json, 408],
])('%s', async (operation, type, status) => {
  const head = `${operation} HTTP/1.1\r\nHost: 127.0.0.1\r\n${type}\r\nAuthorization: Bearer ${token}\r\nContent-Length: 100\r\n\r\n`;
  expect(await exchange(`${head}{"a`)).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
});
