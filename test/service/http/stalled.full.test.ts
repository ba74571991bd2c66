// Tests that the server disconnects clients that stop sending in the middle of a request, on every route.

import { connect } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createFixtures } from '../../../src/service/seed-data/fixture-file.ts';
import { loadSeedFile } from '../../../src/service/seed-data/load-seed-file.ts';
import { startLoggedService, type LoggedService } from '../start/logged-service.ts';

let running: LoggedService;
let token: string;
beforeAll(async () => {
  running = await startLoggedService({}, { headers: 300, request: 300, checkInterval: 20, stalled: 60_000 });
  const { runUnit, secretCrypto } = running.service;
  const { seedData } = await loadSeedFile('demo');
  ({ token } = await runUnit('write', async (unit) => ({
    token: (
      await createFixtures(unit, secretCrypto, seedData, {
        base_url: '',
        auth_url: '',
        events_url: '',
        control_token: null,
      })
    ).tokens.unrestricted,
  })));
});
afterAll(() => running.service.stop(0));

/** Returns all data received until the server closes the connection; the client never closes it. */
function sendPartialRequest(text: string): Promise<string> {
  const { port } = new URL(running.service.baseUrl);
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
])('times out a stalled %s', async (operation, contentTypeHeader, status) => {
  const head = `${operation} HTTP/1.1\r\nHost: 127.0.0.1\r\n${contentTypeHeader}\r\nAuthorization: Bearer ${token}\r\nContent-Length: 100\r\n\r\n`;
  expect(await sendPartialRequest(`${head}{"a`)).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
});
