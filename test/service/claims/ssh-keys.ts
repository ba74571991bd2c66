// Claims about SSH keys.

import assert from 'node:assert/strict';
import type { SshKey } from '@cloud-api/types';
import type { World } from '../harness/world.ts';
import { accepted, everyHas, isTime, isWhole, memberwise, refused } from './answers.ts';
import { freshClaim, serviceClaim, type ServiceClaim } from './claim.ts';
import { filtersNone } from './filterless.ts';
import { dss, ecdsa256, ecdsa384, ecdsa521, ed25519, rsa, securityKey } from './public-keys.ts';
import { needsScope } from './scopes.ts';

const path = '/v4/profile/sshkeys';

const list = async ({ client }: World, token?: string): Promise<SshKey[]> =>
  (await accepted(client(token).profile.listSshKeys())).data;
const add = ({ client }: World, ssh_key: string, label = 'key', token?: string) =>
  client(token).profile.createSshKey({ body: { label, ssh_key } });
const send = ({ raw, fixtures }: World, body: unknown) =>
  raw('POST', path, { token: fixtures.tokens.unrestricted, body });

/** Keys as they are answered when they are added, and as they are listed. */
async function shown(world: World): Promise<Record<string, unknown>[]> {
  const created = await accepted(add(world, ed25519));
  return [created, ...(await list(world))].map(memberwise);
}

const field = (id: string, name: string, holds: (value: unknown) => boolean): ServiceClaim =>
  serviceClaim(id, async (world) => everyHas(await shown(world), name, holds));

/** Keys of a type are taken and returned as they are; one whose body is of another type, or is cut off, is not. */
const takes = (id: string, ...keys: readonly string[]): ServiceClaim =>
  serviceClaim(id, async (world) => {
    for (const key of keys) {
      const [type = '', body = ''] = key.split(' ');
      for (const text of [`${type} ${body}`, `${type} ${body} a comment`, `${type}\t${body}\n`])
        assert.equal((await accepted(add(world, text))).ssh_key, text);
      const [otherType, otherBody = ''] = (type === 'ssh-rsa' ? ed25519 : rsa).split(' ');
      for (const text of [
        type,
        `${type} ${otherBody}`,
        `${otherType ?? ''} ${body}`,
        `${type} ${body.slice(0, 40)}`,
        `${type} *${body}`,
        `${type} ${body}\n${type} ${body}`,
      ])
        await refused(add(world, text), 400, 'ssh_key');
    }
  });

export const claims: readonly ServiceClaim[] = [
  field('SSH-01', 'id', isWhole),
  field('SSH-02', 'created', isTime),
  field('SSH-03', 'label', (label) => typeof label === 'string' && label.length <= 64),
  field(
    'SSH-04',
    'ssh_key',
    (key) =>
      typeof key === 'string' &&
      /^(ssh-dss|ssh-rsa|ecdsa-sha2-nistp|ssh-ed25519|sk-ecdsa-sha2-nistp256)\S* [A-Za-z0-9+/=]+/.test(key),
  ),
  serviceClaim('SSH-05', (world) => filtersNone(world, path, ['id', 'created', 'label', 'ssh_key'])),
  serviceClaim('SSH-06', async ({ client }) => {
    const answer = await client().profile.listSshKeys();
    assert.equal(answer.status, 200);
    const page = await accepted(Promise.resolve(answer));
    assert.deepEqual(Object.keys(page).sort(), ['data', 'page', 'pages', 'results']);
    assert.ok(page.data.length > 0);
    for (const key of page.data) assert.deepEqual(Object.keys(key).sort(), ['created', 'id', 'label', 'ssh_key']);
  }),
  freshClaim('SSH-07', async (world) => {
    const before = (await list(world)).length;
    for (let count = before; count < 27; count++) await accepted(add(world, ed25519));
    const page = (number: number) =>
      accepted(world.client().profile.listSshKeys({ query: { page: number, page_size: 25 } }));
    const [first, second] = [await page(1), await page(2)];
    assert.deepEqual([first.data.length, first.page, first.pages, first.results], [25, 1, 2, 27]);
    assert.deepEqual([second.data.length, second.page, second.pages, second.results], [2, 2, 2, 27]);
    assert.equal(new Set([...first.data, ...second.data].map(({ id }) => id)).size, 27);
    await refused(
      world.raw('GET', `${path}?page=0&page_size=24`, { token: world.fixtures.tokens.unrestricted }),
      400,
      'page',
      'page_size',
    );
  }),
  serviceClaim('SSH-08', ({ raw }) => needsScope('account:read_only', (request) => raw('GET', path, request))),
  serviceClaim('SSH-09', async (world) => {
    const { status, json } = await send(world, { label: 'laptop', ssh_key: ed25519 });
    assert.equal(status, 200);
    assert.deepEqual(Object.keys(memberwise(json)).sort(), ['created', 'id', 'label', 'ssh_key']);
  }),
  serviceClaim('SSH-10', async (world) => {
    const key = await accepted(add(world, ed25519, 'a label'));
    assert.deepEqual([key.label, key.ssh_key], ['a label', ed25519]);
    await refused(send(world, { label: 1, ssh_key: 1 }), 400, 'label', 'ssh_key');
    await refused(send(world, {}), 400, 'label', 'ssh_key');
  }),
  serviceClaim('SSH-12', ({ raw }) =>
    needsScope('account:read_write', (request) => raw('POST', path, { ...request, body: {} })),
  ),
  serviceClaim('SSH-13', async (world) => {
    for (const label of ['', 'x', 'x'.repeat(64), '💾'.repeat(64), 'Größe & "Länge"'])
      assert.equal((await accepted(add(world, ed25519, label))).label, label);
    for (const label of ['x'.repeat(65), '💾'.repeat(65)]) await refused(add(world, ed25519, label), 400, 'label');
  }),
  takes('SSH-14', dss),
  takes('SSH-15', rsa),
  takes('SSH-16', ecdsa256, ecdsa384, ecdsa521),
  takes('SSH-17', ed25519),
  takes('SSH-18', securityKey),
  serviceClaim('SSH-19', async (world) => {
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
      await refused(add(world, text), 400, 'ssh_key');
  }),
  serviceClaim('SSH-20', async (world) => {
    const before = await list(world);
    const created = await accepted(add(world, ecdsa384, 'listed'));
    assert.equal(Date.parse(created.created), world.clock.now().getTime());
    assert.deepEqual(await list(world), [...before, created]);
    // The same key again is another; nobody else has either.
    assert.notEqual((await accepted(add(world, ecdsa384, 'listed'))).id, created.id);
    assert.deepEqual(await list(world, world.fixtures.tokens.restricted), []);
  }),
  serviceClaim('SSH-21', async (world) => {
    const labels = async (username: string) =>
      (await accepted(world.client().users.getUser({ path: { username } }))).ssh_keys.map(({ label }) => label);
    const before = [await labels('demo'), await labels('second-admin')];
    await accepted(add(world, rsa, 'my new label'));
    assert.deepEqual(
      [await labels('demo'), await labels('second-admin')],
      [[...(before[0] ?? []), 'my new label'], before[1]],
    );
  }),
];
