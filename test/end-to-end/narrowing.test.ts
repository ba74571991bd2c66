// Typed results of the generated client: narrowing by status to data, errors, and headers.

import type { ErrorBody, LongviewClient, NodeBalancer } from '@cloud-api/types';
import { expect, expectTypeOf, it } from 'vitest';
import { createExampleService } from './example-service.ts';

const path = { nodeBalancerId: 123 };

it('narrows a successful result to data', async () => {
  const result = await createExampleService().client().nodebalancers.getNodeBalancer({ path });
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  expectTypeOf(result.data.transfer).toEqualTypeOf<NodeBalancer['transfer']>();
  expectTypeOf(result.status).toEqualTypeOf<200 | 299>();
  // @ts-expect-error: a success has no error
  expect(result.error).toBeUndefined();
  expect(result.data.hostname).toBe('192.0.2.7.ip.example.net');
  expect(result.headers.get('x-spec-version')).toBe('1.0.0');
});

it('narrows a documented error status to its error body', async () => {
  const result = await createExampleService().client('other-account').nodebalancers.getNodeBalancer({ path });
  expect(result.ok).toBe(false);
  if (result.status !== 404) throw new Error(`status ${String(result.status)}`);
  expectTypeOf(result.error).toEqualTypeOf<ErrorBody>();
  expect(result.error.errors.map(({ reason, field }) => [reason, field])).toEqual([['Not found', undefined]]);
});

it('returns an undocumented status as an unexpected result with an unknown error', async () => {
  const teapot = (): Promise<Response> =>
    Promise.resolve(new Response('I am a teapot', { status: 418, headers: { 'content-type': 'text/plain' } }));
  const result = await createExampleService()
    .client('owner', { fetch: teapot })
    .nodebalancers.getNodeBalancer({ path });
  if (result.status !== 'unexpected') throw new Error(`status ${String(result.status)}`);
  expectTypeOf(result.error).toEqualTypeOf<unknown>();
  expect([result.error, result.response.status]).toEqual(['I am a teapot', 418]);
});

it('rejects an undocumented status at compile time', async () => {
  const result = await createExampleService().client().nodebalancers.getNodeBalancer({ path });
  // @ts-expect-error: a GET without a body has no 415
  expect(result.status === 415).toBe(false);
});

it('returns all problems of a body, each with its field', async () => {
  const result = await createExampleService()
    .client()
    .nodebalancers.updateNodeBalancer({ path, body: { label: '!', client_conn_throttle: -1 } });
  if (result.status !== 400) throw new Error(`status ${String(result.status)}`);
  expect(result.error.errors.map(({ field }) => field)).toEqual(
    expect.arrayContaining(['label', 'client_conn_throttle']),
  );
});

it('returns created and updated records from later calls, and 404 for deleted records', async () => {
  const { longview, databases } = createExampleService().client();
  const client = { path: { clientId: 789 } };
  await longview.updateLongviewClient({ ...client, body: { label: 'caches' } });
  const updated = await longview.getLongviewClient(client);
  expect(updated.ok && updated.data.label).toBe('caches' satisfies LongviewClient['label']);
  expect((await longview.deleteLongviewClient(client)).status).toBe(200);
  expect((await longview.getLongviewClient(client)).status).toBe(404);

  const database = { path: { instanceId: 123 } };
  for (const label of ['first', 'second', 'third'])
    expect((await databases.createDatabaseBackup({ ...database, body: { label } })).status).toBe(200);
  expect((await databases.createDatabaseBackup({ ...database, body: { label: 'fourth' } })).status).toBe(400);
  const listed = await databases.listDatabaseBackups(database);
  expect(listed.ok && listed.data.data.map(({ label }) => label)).toEqual([
    'auto_20300115',
    'first',
    'second',
    'third',
  ]);
});

it('redacts secrets for callers without write access', async () => {
  const example = createExampleService();
  const secrets = async (token: string): Promise<unknown> => {
    const result = await example.client(token).longview.getLongviewClient({ path: { clientId: 789 } });
    return result.ok && [result.data.api_key, result.data.install_code];
  };
  expect(await secrets('reader')).toEqual(['[REDACTED]', '[REDACTED]']);
  expect(await secrets('owner')).toEqual([
    '0F1E2D3C-4B5A-6978-8796A5B4C3D2E1F0',
    '1A2B3C4D-5E6F-7081-92A3B4C5D6E7F809',
  ]);
});

it('emits events for successful requests only', async () => {
  const example = createExampleService();
  await example
    .client()
    .firewalls.createFirewallDevice({ path: { firewallId: 45 }, body: { id: 123, type: 'compute' } });
  await example
    .client('other-scope')
    .firewalls.createFirewallDevice({ path: { firewallId: 45 }, body: { id: 123, type: 'compute' } });
  expect(example.host.events.map(({ kind, operation }) => [kind, operation])).toEqual([
    ['firewall_device_add', 'createFirewallDevice'],
  ]);
});

it('accepts URL-encoded and multipart forms', async () => {
  const body = { client_id: 'x', client_secret: 'y', code: 'z' };
  for (const contentType of ['application/x-www-form-urlencoded', 'multipart/form-data'] as const) {
    const result = await createExampleService().client().oauth.exchangeToken({ body, contentType });
    expect([contentType, result.ok && result.data.expires_in]).toEqual([contentType, 7200]);
  }
});
