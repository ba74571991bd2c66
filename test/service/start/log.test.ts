// Tests that the log contains request IDs and never a secret.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '../../architecture/files.ts';
import { listProperties } from '../claims/helpers/json-properties.ts';
import { startLoggedService, type LoggedService } from './logged-service.ts';

let running: LoggedService;
beforeAll(async () => void (running = await startLoggedService()));
afterAll(() => running.service.stop(0));

const token = 'demo-unrestricted-token';

interface Line {
  readonly requestId?: string;
  readonly level: string;
  readonly path?: string;
}

async function send(
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Response> {
  const isJson = body !== undefined && !(body instanceof URLSearchParams);
  return fetch(`${running.service.baseUrl}${path}`, {
    method,
    redirect: 'manual',
    headers: {
      Authorization: `Bearer ${path.startsWith('/control') ? (running.service.controlToken ?? '') : token}`,
      ...(isJson && { 'Content-Type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: isJson ? JSON.stringify(body) : body }),
  });
}

function readLog(): readonly Line[] {
  return running
    .log()
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Line);
}

describe('the log', () => {
  it('has a JSON line for each request, with its request ID', async () => {
    const response = await send('GET', '/v4/longview/clients?page=1');
    const id = response.headers.get('x-request-id') ?? '';
    expect(id).toMatch(/^[\da-f]{8}-[\da-z]+$/);
    const [line] = readLog().filter(({ requestId }) => requestId === id);
    expect(line).toMatchObject({
      level: 'info',
      method: 'GET',
      path: '/v4/longview/clients',
      status: 200,
      operation: 'listLongviewClients',
      username: 'demo',
      address: '127.0.0.1',
    });
  });

  it('contains the details of an internal error', async () => {
    await send('POST', '/control/failures', { operation: 'listSshKeys', times: 1 });
    const response = await send('GET', '/v4/profile/sshkeys');
    expect([response.status, await response.json()]).toEqual([500, { errors: [{ reason: 'Internal server error' }] }]);
    const requestLines = readLog().filter(({ requestId }) => requestId === response.headers.get('x-request-id'));
    expect(requestLines.map(({ level }) => level)).toEqual(['error', 'info']);
    expect(requestLines[0]).toMatchObject({
      operation: 'listSshKeys',
      err: {
        message: expect.stringContaining('listSshKeys fails') as string,
        stack: expect.stringContaining(' at ') as string,
      },
    });
  });

  it('has a line for each form request to the authorization server, and its errors with the same ID', async () => {
    const form = new URLSearchParams({ username: 'demo', password: 'wrong-password' });
    const rejectedResponse = await send('POST', '/oauth/login', form);
    expect(rejectedResponse.status).toBe(400);
    const listRequestLines = (response: Response): readonly Line[] =>
      readLog().filter(({ requestId }) => requestId === (response.headers.get('x-request-id') ?? 'none'));
    await expect
      .poll(() => listRequestLines(rejectedResponse))
      .toMatchObject([{ level: 'info', method: 'POST', path: '/oauth/login', status: 400, address: '127.0.0.1' }]);
    const failing = await startLoggedService();
    await failing.service.runUnit('write', ({ db }) => db.schema.dropTable('sessions').execute());
    const failedResponse = await fetch(`${failing.service.baseUrl}/oauth/consent`, {
      method: 'POST',
      body: new URLSearchParams({ request: 'client_id=2737bf16b39ab5d7b4a1&scope=*' }),
      headers: { Cookie: `ashlar_session=${'ab'.repeat(32)}` },
    });
    const id = failedResponse.headers.get('x-request-id') ?? 'none';
    expect(failedResponse.status).toBe(500);
    await expect
      .poll(() =>
        failing
          .log()
          .split('\n')
          .filter((line) => line.includes(`"${id}"`))
          .map((line) => (JSON.parse(line) as Line).level),
      )
      .toEqual(['error', 'info']);
    await failing.service.stop(0);
  });

  it('never contains a secret', async () => {
    const secrets = [
      '4111111111111111',
      'cvv-9876',
      'wrong-bearer-token',
      'my answer is Rex',
      'wrong-password',
      'wrong-secret',
      'wrong-code',
      'query-secret',
    ];
    const statuses = [
      await send('POST', '/v4/account/payment-methods', {
        type: 'credit_card',
        is_default: true,
        data: { card_number: '4111111111111111', expiry_month: 12, expiry_year: 2099, cvv: 'cvv-9876' },
      }),
      await send('POST', '/v4/account/payment-methods', {
        type: 'credit_card',
        is_default: true,
        data: { card_number: '4111111111111111', expiry_month: 12, expiry_year: 2099, cvv: '987' },
      }),
      await send('GET', '/v4/longview/clients', undefined, { Authorization: 'Bearer wrong-bearer-token' }),
      await send('POST', '/v4/profile/security-questions', {
        security_questions: [1, 2, 3].map((question_id) => ({ question_id, response: 'my answer is Rex' })),
      }),
      await send('POST', '/v4/account/oauth-clients', { label: 'logged', redirect_uri: 'https://example.com/' }),
      await send(
        'POST',
        '/oauth/token',
        new URLSearchParams({ client_id: '2737bf16b39ab5d7b4a1', client_secret: 'wrong-secret', code: 'wrong-code' }),
      ),
      await send('POST', '/oauth/login', new URLSearchParams({ username: 'demo', password: 'wrong-password' })),
      await send('GET', '/oauth/authorize?client_id=2737bf16b39ab5d7b4a1&scope=account:read_only&state=query-secret'),
      await send('GET', '/v4/longview/clients?token=query-secret'),
      await send('PUT', '/control/tokens', { token: 'demo-expired-token', expires: null }),
      await send('GET', '/v4/unknown', undefined, { Authorization: 'Basic cXVlcnktc2VjcmV0' }),
      await send('POST', '/v4/longview/clients', { label: 'logged-client' }),
    ].map(({ status }) => status);
    expect(statuses.slice(0, 5)).toEqual([400, 200, 401, 200, 200]);
    await send('POST', '/control/failures', { operation: 'createPaymentMethod', times: 1 });
    expect(
      (
        await send('POST', '/v4/account/payment-methods', {
          type: 'credit_card',
          is_default: true,
          data: { card_number: '4111111111111111', expiry_month: 12, expiry_year: 2099, cvv: '987' },
        })
      ).status,
    ).toBe(500);
    const clientProperties = listProperties(await (await send('GET', '/v4/longview/clients')).json());
    const clientKeys = clientProperties
      .filter(({ name }) => name === 'api_key' || name === 'install_code')
      .map(({ value }) => String(value));
    expect(clientKeys.length).toBeGreaterThan(1);
    const demoSeed: unknown = parse(readFileSync(join(root, 'src/service/seed-data/demo.yaml'), 'utf8'));
    const seedSecrets = listProperties(demoSeed)
      .filter(
        ({ name, value }) =>
          ['password', 'token', 'refresh', 'secret', 'api_key', 'install_code', 'ssl_key', 'response'].includes(name) &&
          typeof value === 'string',
      )
      .map(({ value }) => String(value));
    expect(seedSecrets.length).toBeGreaterThan(30);
    const log = running.log();
    expect(log.length).toBeGreaterThan(1000);
    // Short answers to security questions are ordinary words, which the log may contain.
    const allSecrets = [
      ...secrets,
      ...clientKeys,
      ...seedSecrets,
      'a key for tests only',
      running.service.controlToken ?? '',
      'cXVlcnktc2VjcmV0',
    ].filter((secret) => secret.length > 7);
    expect(allSecrets.filter((secret) => log.includes(secret))).toEqual([]);
  });
});
