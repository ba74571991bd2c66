// Claims about SSH keys.

import assert from 'node:assert/strict';
import type { SshKey } from '@cloud-api/types';
import type { TestService } from '../harness/test-service.ts';
import {
  expectSuccess,
  assertAllHave,
  isTime,
  isInteger,
  asRecord,
  expectError,
} from './helpers/response-assertions.ts';
import { freshServiceClaim, serviceClaim, type ServiceClaim } from './claim.ts';
import { expectNotFilterable } from './helpers/not-filterable.ts';
import { dss, ecdsa256, ecdsa384, ecdsa521, ed25519, rsa, securityKey } from './helpers/public-keys.ts';
import { assertScope } from './helpers/assert-scope.ts';

const path = '/v4/profile/sshkeys';

const list = async ({ client }: TestService, token?: string): Promise<SshKey[]> =>
  (await expectSuccess(client(token).profile.listSshKeys())).data;
const add = ({ client }: TestService, ssh_key: string, label = 'key', token?: string) =>
  client(token).profile.createSshKey({ body: { label, ssh_key } });
const send = ({ raw, fixtures }: TestService, body: unknown) =>
  raw('POST', path, { token: fixtures.tokens.unrestricted, body });

/** Returns the keys from every response that contains one: POST and the list. */
async function keyResponses(service: TestService): Promise<Record<string, unknown>[]> {
  const created = await expectSuccess(add(service, ed25519));
  return [created, ...(await list(service))].map(asRecord);
}

/** Creates a claim about a field in every response that contains a key. */
const fieldClaim = (id: string, name: string, isValid: (value: unknown) => boolean): ServiceClaim =>
  serviceClaim(id, async (service) => assertAllHave(await keyResponses(service), name, isValid));

/**
 * Creates a claim that keys of a type are accepted and returned unchanged, but rejected with a truncated body or the
 * body of a different type.
 */
const keyTypeClaim = (id: string, ...keys: readonly string[]): ServiceClaim =>
  serviceClaim(id, async (service) => {
    for (const key of keys) {
      const [type = '', body = ''] = key.split(' ');
      for (const text of [`${type} ${body}`, `${type} ${body} a comment`, `${type}\t${body}\n`])
        assert.equal((await expectSuccess(add(service, text))).ssh_key, text);
      const [otherType, otherBody = ''] = (type === 'ssh-rsa' ? ed25519 : rsa).split(' ');
      for (const text of [
        type,
        `${type} ${otherBody}`,
        `${otherType ?? ''} ${body}`,
        `${type} ${body.slice(0, 40)}`,
        `${type} *${body}`,
        `${type} ${body}\n${type} ${body}`,
      ])
        await expectError(add(service, text), 400, 'ssh_key');
    }
  });

export const claims: readonly ServiceClaim[] = [
  fieldClaim('SSH-01', 'id', isInteger),
  fieldClaim('SSH-02', 'created', isTime),
  fieldClaim('SSH-03', 'label', (label) => typeof label === 'string' && label.length <= 64),
  fieldClaim(
    'SSH-04',
    'ssh_key',
    (key) =>
      typeof key === 'string' &&
      /^(ssh-dss|ssh-rsa|ecdsa-sha2-nistp|ssh-ed25519|sk-ecdsa-sha2-nistp256)\S* [A-Za-z0-9+/=]+/.test(key),
  ),
  serviceClaim('SSH-05', (service) => expectNotFilterable(service, path, ['id', 'created', 'label', 'ssh_key'])),
  serviceClaim('SSH-06', async ({ client }) => {
    const response = await client().profile.listSshKeys();
    assert.equal(response.status, 200);
    const page = await expectSuccess(Promise.resolve(response));
    assert.deepEqual(Object.keys(page).sort(), ['data', 'page', 'pages', 'results']);
    assert.ok(page.data.length > 0);
    for (const key of page.data) assert.deepEqual(Object.keys(key).sort(), ['created', 'id', 'label', 'ssh_key']);
  }),
  freshServiceClaim('SSH-07', async (service) => {
    const before = (await list(service)).length;
    for (let count = before; count < 27; count++) await expectSuccess(add(service, ed25519));
    const page = (number: number) =>
      expectSuccess(service.client().profile.listSshKeys({ query: { page: number, page_size: 25 } }));
    const [first, second] = [await page(1), await page(2)];
    assert.deepEqual([first.data.length, first.page, first.pages, first.results], [25, 1, 2, 27]);
    assert.deepEqual([second.data.length, second.page, second.pages, second.results], [2, 2, 2, 27]);
    assert.equal(new Set([...first.data, ...second.data].map(({ id }) => id)).size, 27);
    await expectError(
      service.raw('GET', `${path}?page=0&page_size=24`, { token: service.fixtures.tokens.unrestricted }),
      400,
      'page',
      'page_size',
    );
  }),
  serviceClaim('SSH-08', ({ raw }) => assertScope('account:read_only', (request) => raw('GET', path, request))),
  serviceClaim('SSH-09', async (service) => {
    const { status, json } = await send(service, { label: 'laptop', ssh_key: ed25519 });
    assert.equal(status, 200);
    assert.deepEqual(Object.keys(asRecord(json)).sort(), ['created', 'id', 'label', 'ssh_key']);
  }),
  serviceClaim('SSH-10', async (service) => {
    const key = await expectSuccess(add(service, ed25519, 'a label'));
    assert.deepEqual([key.label, key.ssh_key], ['a label', ed25519]);
    await expectError(send(service, { label: 1, ssh_key: 1 }), 400, 'label', 'ssh_key');
    await expectError(send(service, {}), 400, 'label', 'ssh_key');
  }),
  serviceClaim('SSH-12', ({ raw }) =>
    assertScope('account:read_write', (request) => raw('POST', path, { ...request, body: {} })),
  ),
  serviceClaim('SSH-13', async (service) => {
    for (const label of ['', 'x', 'x'.repeat(64), '💾'.repeat(64), 'Größe & "Länge"'])
      assert.equal((await expectSuccess(add(service, ed25519, label))).label, label);
    for (const label of ['x'.repeat(65), '💾'.repeat(65)])
      await expectError(add(service, ed25519, label), 400, 'label');
  }),
  keyTypeClaim('SSH-14', dss),
  keyTypeClaim('SSH-15', rsa),
  keyTypeClaim('SSH-16', ecdsa256, ecdsa384, ecdsa521),
  keyTypeClaim('SSH-17', ed25519),
  keyTypeClaim('SSH-18', securityKey),
  serviceClaim('SSH-19', async (service) => {
    const body = ed25519.split(' ')[1] ?? '';
    for (const text of [
      `pgp-key ${body}`,
      'plain text',
      '',
      'hello',
      body,
      `sk-ssh-ed25519@openssh.com ${body}`,
      `SSH-RSA ${body}`,
      `x-ssh-rsa ${body}`,
      ` ${ed25519}`,
      '-----BEGIN PUBLIC KEY-----',
    ])
      await expectError(add(service, text), 400, 'ssh_key');
  }),
  serviceClaim('SSH-20', async (service) => {
    const before = await list(service);
    const created = await expectSuccess(add(service, ecdsa384, 'listed'));
    assert.equal(Date.parse(created.created), service.clock.now().getTime());
    assert.deepEqual(await list(service), [...before, created]);
    // A duplicate key gets a new ID; other users have neither.
    assert.notEqual((await expectSuccess(add(service, ecdsa384, 'listed'))).id, created.id);
    assert.deepEqual(await list(service, service.fixtures.tokens.restricted), []);
  }),
  serviceClaim('SSH-21', async (service) => {
    const listLabels = async (username: string) =>
      (await expectSuccess(service.client().users.getUser({ path: { username } }))).ssh_keys.map(({ label }) => label);
    const before = [await listLabels('demo'), await listLabels('second-admin')];
    await expectSuccess(add(service, rsa, 'my new label'));
    assert.deepEqual(
      [await listLabels('demo'), await listLabels('second-admin')],
      [[...(before[0] ?? []), 'my new label'], before[1]],
    );
  }),
];
