// What a caller has of an answer once its status is known: data and errors by their types, and headers.

import type { ErrorBody, LongviewClient, NodeBalancer } from '@cloud-api/types';
import { expect, expectTypeOf, it } from 'vitest';
import { createExampleService } from './example-service.ts';

const path = { nodeBalancerId: 123 };

it('a success has data, anything else an error', async () => {
  const answer = await createExampleService().client().nodebalancers.getNodeBalancer({ path });
  if (!answer.ok) throw new Error(JSON.stringify(answer.error));
  expectTypeOf(answer.data.transfer).toEqualTypeOf<NodeBalancer['transfer']>();
  expectTypeOf(answer.status).toEqualTypeOf<200 | 299>();
  // @ts-expect-error: a success has no error
  expect(answer.error).toBeUndefined();
  expect(answer.data.hostname).toBe('192.0.2.7.ip.example.net');
  expect(answer.headers.get('x-spec-version')).toBe('1.0.0');
});

it('a problem that the document names is its error body', async () => {
  const answer = await createExampleService().client('stranger').nodebalancers.getNodeBalancer({ path });
  expect(answer.ok).toBe(false);
  if (answer.status !== 404) throw new Error(`status ${String(answer.status)}`);
  expectTypeOf(answer.error).toEqualTypeOf<ErrorBody>();
  expect(answer.error.errors.map(({ reason, field }) => [reason, field])).toEqual([['Not found', undefined]]);
});

it('what the document does not name has to be looked at', async () => {
  const teapot = (): Promise<Response> =>
    Promise.resolve(new Response('short and stout', { status: 418, headers: { 'content-type': 'text/plain' } }));
  const answer = await createExampleService()
    .client('owner', { fetch: teapot })
    .nodebalancers.getNodeBalancer({ path });
  if (answer.status !== 'unexpected') throw new Error(`status ${String(answer.status)}`);
  expectTypeOf(answer.error).toEqualTypeOf<unknown>();
  expect([answer.error, answer.response.status]).toEqual(['short and stout', 418]);
});

it('a status that an operation has not is a compile error', async () => {
  const answer = await createExampleService().client().nodebalancers.getNodeBalancer({ path });
  // @ts-expect-error: a GET without a body has no 415
  expect(answer.status === 415).toBe(false);
});

it('problems of body come together, each with its field', async () => {
  const answer = await createExampleService()
    .client()
    .nodebalancers.updateNodeBalancer({ path, body: { label: '!', client_conn_throttle: -1 } });
  if (answer.status !== 400) throw new Error(`status ${String(answer.status)}`);
  expect(answer.error.errors.map(({ field }) => field)).toEqual(
    expect.arrayContaining(['label', 'client_conn_throttle']),
  );
});

it('what was created is there for the next call, and what was deleted is not', async () => {
  const { longview, databases } = createExampleService().client();
  const at = { path: { clientId: 789 } };
  await longview.updateLongviewClient({ ...at, body: { label: 'caches' } });
  const seen = await longview.getLongviewClient(at);
  expect(seen.ok && seen.data.label).toBe('caches' satisfies LongviewClient['label']);
  expect((await longview.deleteLongviewClient(at)).status).toBe(200);
  expect((await longview.getLongviewClient(at)).status).toBe(404);

  const backups = { path: { instanceId: 123 } };
  for (const label of ['first', 'second', 'third'])
    expect((await databases.createDatabaseBackup({ ...backups, body: { label } })).status).toBe(200);
  expect((await databases.createDatabaseBackup({ ...backups, body: { label: 'fourth' } })).status).toBe(400);
  const listed = await databases.listDatabaseBackups(backups);
  expect(listed.ok && listed.data.data.map(({ label }) => label)).toEqual([
    'auto_20300115',
    'first',
    'second',
    'third',
  ]);
});

it('secrets are shown to those alone who may change them', async () => {
  const example = createExampleService();
  const secrets = async (token: string): Promise<unknown> => {
    const answer = await example.client(token).longview.getLongviewClient({ path: { clientId: 789 } });
    return answer.ok && [answer.data.api_key, answer.data.install_code];
  };
  expect(await secrets('reader')).toEqual(['[REDACTED]', '[REDACTED]']);
  expect(await secrets('owner')).toEqual([
    '0F1E2D3C-4B5A-6978-8796A5B4C3D2E1F0',
    '1A2B3C4D-5E6F-7081-92A3B4C5D6E7F809',
  ]);
});

it('events are of what was done, and of nothing that was refused', async () => {
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

it('a form of either media type is read', async () => {
  const body = { client_id: 'x', client_secret: 'y', code: 'z' };
  for (const contentType of ['application/x-www-form-urlencoded', 'multipart/form-data'] as const) {
    const answer = await createExampleService().client().oauth.exchangeToken({ body, contentType });
    expect([contentType, answer.ok && answer.data.expires_in]).toEqual([contentType, 7200]);
  }
});
