// Claims about the managed settings of instances.

import assert from 'node:assert/strict';
import type { RawResponse } from '../harness/raw.ts';
import type { World } from '../harness/world.ts';
import { accepted, acceptedRaw, refused } from './answers.ts';
import { serviceClaim, type ServiceClaim } from './claim.ts';
import { anObject, at, fieldsOf, is } from './fields.ts';
import { needsScope } from './scopes.ts';

const path = (id: number | string): string => `/v4/managed/compute-settings/${id}`;

const get = (world: World, computeId: number) =>
  accepted(world.client().managed.getManagedComputeSettings({ path: { computeId } }));

/** Of one that no other claims look at. */
const id = 1013;

const put = (
  { raw, fixtures }: World,
  body: unknown,
  token = fixtures.tokens.unrestricted,
  of: number | string = id,
): Promise<RawResponse> => raw('PUT', path(of), { token, body });

/** An update answers this, and it is there afterwards. */
async function takes(world: World, ssh: object, member: string, expected: unknown): Promise<void> {
  assert.deepEqual(at(await acceptedRaw(put(world, { ssh })), `ssh.${member}`), expected);
  assert.deepEqual(at(await get(world, id), `ssh.${member}`), expected);
}

/** An update is refused with problems of these fields, and changes nothing. */
async function refuses(world: World, ssh: unknown, ...fields: readonly string[]): Promise<void> {
  const before = await get(world, id);
  await refused(put(world, { ssh }), 400, ...fields);
  assert.deepEqual(await get(world, id), before);
}

/** Every response that returns settings. */
const field = fieldsOf({
  GET: (world) => get(world, 1001),
  PUT: ({ client }) => accepted(client().managed.updateManagedComputeSettings({ path: { computeId: 1001 }, body: {} })),
});

/** Only unrestricted users are served. */
async function unrestrictedOnly(
  { fixtures: { tokens } }: World,
  send: (token: string) => Promise<RawResponse>,
): Promise<void> {
  for (const token of [tokens.restricted, tokens.restricted_compute_rw, tokens.restricted_compute_ro])
    await refused(send(token), 403);
  await acceptedRaw(send(tokens.unrestricted));
}

export const claims: readonly ServiceClaim[] = [
  field('MCS-01', 'id', is(1001)),
  field('MCS-02', 'label', is('web-1')),
  field('MCS-03', 'group', is('web')),
  field('MCS-04', 'ssh', anObject),
  field('MCS-05', 'ssh.access', is(true)),
  serviceClaim('MCS-06', async (world) => {
    assert.equal((await get(world, 1001)).ssh.user, 'deploy');
    await takes(world, { user: 'support' }, 'user', 'support');
    await takes(world, { user: null }, 'user', null);
  }),
  serviceClaim('MCS-07', async (world) => {
    assert.equal((await get(world, 1001)).ssh.ip, '203.0.113.10');
    assert.equal((await get(world, 1003)).ssh.ip, 'any');
  }),
  serviceClaim('MCS-08', async (world) => {
    assert.equal((await get(world, 1001)).ssh.port, 2222);
    await takes(world, { port: 2200 }, 'port', 2200);
    await takes(world, { port: null }, 'port', null);
  }),
  serviceClaim('MCS-09', async ({ raw, fixtures: { tokens } }) => {
    const token = tokens.unrestricted;
    const plain = await acceptedRaw(raw('GET', path(1001), { token }));
    for (const filter of [{ id: -1 }, { label: 'none' }, { group: 'none' }])
      assert.deepEqual(
        await acceptedRaw(raw('GET', path(1001), { token, headers: { 'X-Filter': JSON.stringify(filter) } })),
        plain,
      );
  }),
  serviceClaim('MCS-10', async (world) => {
    const settings = await get(world, 1001);
    assert.deepEqual(Object.keys(settings).sort(), ['group', 'id', 'label', 'ssh']);
    assert.deepEqual(Object.keys(settings.ssh).sort(), ['access', 'ip', 'port', 'user']);
    await refused(world.raw('GET', path('web-1'), { token: world.fixtures.tokens.unrestricted }), 404);
  }),
  serviceClaim('MCS-11', ({ raw }) =>
    needsScope('account:read_only', ({ token }) => raw('GET', path(1001), { token })),
  ),
  serviceClaim('MCS-12', (world) => unrestrictedOnly(world, (token) => world.raw('GET', path(1001), { token }))),
  serviceClaim('MCS-13', async (world) => {
    const updated = await accepted(
      world.client().managed.updateManagedComputeSettings({ path: { computeId: id }, body: { ssh: { access: true } } }),
    );
    assert.deepEqual(updated, await get(world, id));
    await refused(put(world, {}, undefined, 'web-1'), 404);
  }),
  serviceClaim('MCS-14', async (world) => {
    await takes(world, { access: true }, 'access', true);
    await takes(world, { user: 'u'.repeat(32) }, 'user', 'u'.repeat(32));
    for (const ip of ['192.0.2.10', '2001:db8::10', 'any']) await takes(world, { ip }, 'ip', ip);
    for (const port of [1, 22, 65_535]) await takes(world, { port }, 'port', port);
    await refuses(world, 'any', 'ssh');
    for (const [name, wrong] of [
      ['access', 'yes'],
      ['user', 5],
      ['user', ''],
      ['user', 'u'.repeat(33)],
      ['ip', 'example.com'],
      ['ip', 5],
      ['ip', null],
      ['port', '22'],
      ['port', 0],
      ['port', 65_536],
      ['port', 1.5],
    ] as const) {
      await refuses(world, { [name]: wrong }, `ssh.${name}`);
    }
  }),
  serviceClaim('MCS-16', ({ raw }) =>
    needsScope('account:read_write', ({ token }) => raw('PUT', path(1001), { token, body: {} })),
  ),
  serviceClaim('MCS-17', (world) => unrestrictedOnly(world, (token) => put(world, {}, token))),
  serviceClaim('MCS-18', async (world) => {
    await takes(world, { user: 'someone' }, 'user', 'someone');
    await takes(world, { user: null }, 'user', null);
  }),
  serviceClaim('MCS-19', async (world) => {
    await takes(world, { port: 2222 }, 'port', 2222);
    await takes(world, { port: null }, 'port', null);
  }),
  serviceClaim('MCS-20', async (world) => {
    for (const access of [true, false]) await takes(world, { access }, 'access', access);
    for (const access of ['true', 1, null]) await refuses(world, { access }, 'ssh.access');
  }),
  serviceClaim('MCS-21', async (world) => {
    const ssh = { access: true, user: 'keeper', ip: '192.0.2.77', port: 2022 };
    await acceptedRaw(put(world, { ssh }));
    for (const [name, value] of Object.entries({ access: false, user: 'other', ip: '192.0.2.78', port: 2023 })) {
      assert.deepEqual(at(await acceptedRaw(put(world, { ssh: { [name]: value } })), 'ssh'), { ...ssh, [name]: value });
      await acceptedRaw(put(world, { ssh }));
    }
    assert.deepEqual((await get(world, id)).ssh, ssh);
  }),
  serviceClaim('MCS-22', async (world) => {
    const rename = (label: string) =>
      accepted(world.client().compute.updateComputeInstance({ path: { computeId: id }, body: { label } }));
    const before = await get(world, id);
    await rename('followed');
    assert.deepEqual(await get(world, id), { ...before, label: 'followed' });
    const after = await acceptedRaw(put(world, { id: 5, label: 'mine', group: 'mine' }));
    assert.deepEqual(after, { ...before, label: 'followed' });
    assert.deepEqual(await get(world, id), after);
    assert.equal(
      (await accepted(world.client().compute.getComputeInstance({ path: { computeId: id } }))).label,
      'followed',
    );
    await rename(before.label);
  }),
  serviceClaim('MCS-23', async (world) => {
    const { user, ip, port } = (await get(world, 1003)).ssh;
    assert.deepEqual({ user, ip, port }, { user: null, ip: 'any', port: null });
    // What is not said of an update is the same.
    const after = await acceptedRaw(put(world, { ssh: { access: true } }, undefined, 1004));
    assert.deepEqual(after['ssh'], { access: true, user: null, ip: 'any', port: null });
  }),
  serviceClaim('MCS-24', async (world) => {
    await refused(world.client().managed.getManagedComputeSettings({ path: { computeId: 999_999 } }), 404);
    await refused(put(world, { ssh: { access: true } }, undefined, 999_999), 404);
  }),
];
