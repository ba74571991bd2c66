// Claims about users.

import assert from 'node:assert/strict';
import type { UpdateUserBody } from '@cloud-api/types';
import type { World } from '../harness/world.ts';
import { accepted, everyHas, isText, isTime, memberwise, refused } from './answers.ts';
import { freshClaim, serviceClaim, type ServiceClaim } from './claim.ts';
import { needsScope } from './scopes.ts';

const fields = [
  'email',
  'username',
  'restricted',
  'ssh_keys',
  'tfa_enabled',
  'verified_phone_number',
  'password_created',
  'last_login',
];
const readOnly = {
  ssh_keys: [{ label: 'other' }],
  tfa_enabled: false,
  verified_phone_number: '+15550100',
  password_created: null,
  last_login: null,
};

const get = ({ client }: World, username: string) => client().users.getUser({ path: { username } });
const put = ({ client }: World, username: string, body: UpdateUserBody) =>
  client().users.updateUser({ path: { username }, body });
const remove = ({ client }: World, username: string) => client().users.deleteUser({ path: { username } });
const putRaw = ({ raw, fixtures }: World, username: string, body: unknown) =>
  raw('PUT', `/v4/account/users/${username}`, { token: fixtures.tokens.unrestricted, body });

/** Users in every response that returns one: GET and PUT. */
async function shown(world: World): Promise<Record<string, unknown>[]> {
  const names = ['demo', 'second-admin', 'to-be-deleted', 'restricted', 'invited'];
  const read = await Promise.all(names.map((name) => accepted(get(world, name))));
  const written = await Promise.all(names.map((name) => accepted(put(world, name, {}))));
  return [...read, ...written].map(memberwise);
}

const field = (id: string, name: string, holds: (value: unknown) => boolean): ServiceClaim =>
  serviceClaim(id, async (world) => everyHas(await shown(world), name, holds));

const logins = async (world: World): Promise<Record<string, unknown>[]> =>
  (await shown(world)).flatMap(({ last_login: login }) => (login === null ? [] : [memberwise(login)]));

/** A restricted user is refused and an unrestricted one served. */
const unrestrictedOnly = (id: string, method: string, status: number): ServiceClaim =>
  freshClaim(id, async ({ raw, fixtures }) => {
    const { restricted, restricted_compute_rw: writer, unrestricted } = fixtures.tokens;
    const body = method === 'PUT' ? { body: { email: 'new@example.com' } } : {};
    const send = (token: string) => raw(method, `/v4/account/users/${fixtures.username_delete}`, { token, ...body });
    for (const token of [restricted, writer]) await refused(send(token), 403);
    assert.equal((await send(unrestricted)).status, status);
  });

/** The tokens of a user: what they answer. */
const profileOf = ({ raw }: World, token: string) => raw('GET', '/v4/profile/sshkeys', { token });

export const claims: readonly ServiceClaim[] = [
  serviceClaim('USR-01', async (world) => {
    everyHas(await shown(world), 'email', (email) => typeof email === 'string' && /^[^@\s]+@[^@\s]+$/.test(email));
    assert.equal(
      (await accepted(put(world, 'invited', { email: 'invited@example.org' }))).email,
      'invited@example.org',
    );
    assert.equal((await accepted(get(world, 'invited'))).email, 'invited@example.org');
    await refused(put(world, 'invited', { email: 'invited' }), 400, 'email');
  }),
  serviceClaim('USR-02', async (world) => {
    everyHas(
      await shown(world),
      'username',
      (name) =>
        typeof name === 'string' &&
        name.length >= 3 &&
        name.length <= 32 &&
        /^[A-Za-z0-9]+(?:[-_][A-Za-z0-9]+)*$/.test(name),
    );
    for (const username of ['ab', 'a'.repeat(33), '-abc', 'abc_', 'a--b', 'a__b', 'a.b'])
      await refused(put(world, 'invited', { username }), 400, 'username');
  }),
  serviceClaim('USR-03', async (world) => {
    const all = await shown(world);
    everyHas(all, 'restricted', (restricted) => typeof restricted === 'boolean');
    assert.deepEqual(new Set(all.map(({ restricted }) => restricted)), new Set([true, false]));
  }),
  serviceClaim('USR-04', async (world) => {
    everyHas(
      await shown(world),
      'ssh_keys',
      (keys) =>
        Array.isArray(keys) &&
        keys.every((key) => Object.keys(memberwise(key)).join() === 'label' && isText(memberwise(key)['label'])),
    );
    assert.deepEqual((await accepted(get(world, 'demo'))).ssh_keys, [{ label: 'laptop' }, { label: 'build' }]);
    const ssh_key = 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAII2OChYqq8Gz/opnf6fE/8eQ3uDXpfZMSgpU89ln9Sau';
    await accepted(world.client('second-admin-token').profile.createSshKey({ body: { label: 'added', ssh_key } }));
    assert.deepEqual((await accepted(get(world, 'second-admin'))).ssh_keys, [{ label: 'added' }]);
  }),
  field('USR-05', 'tfa_enabled', (enabled) => typeof enabled === 'boolean'),
  serviceClaim('USR-06', async (world) => {
    everyHas(
      await shown(world),
      'verified_phone_number',
      (phone) => phone === null || (typeof phone === 'string' && /^\+\d+$/.test(phone)),
    );
    assert.equal((await accepted(get(world, 'demo'))).verified_phone_number, '+15555550100');
    assert.equal((await accepted(get(world, 'invited'))).verified_phone_number, null);
  }),
  serviceClaim('USR-07', async (world) => {
    everyHas(await shown(world), 'password_created', (time) => time === null || isTime(time));
    assert.ok(isTime((await accepted(get(world, 'demo'))).password_created));
    assert.equal((await accepted(get(world, 'invited'))).password_created, null);
  }),
  serviceClaim('USR-08', async (world) => {
    everyHas(
      await shown(world),
      'last_login',
      (login) => login === null || Object.keys(memberwise(login)).sort().join() === 'login_datetime,status',
    );
    assert.ok((await accepted(get(world, 'demo'))).last_login);
    assert.equal((await accepted(get(world, 'second-admin'))).last_login, null);
  }),
  serviceClaim('USR-09', async (world) => everyHas(await logins(world), 'login_datetime', isTime)),
  serviceClaim('USR-10', async (world) => {
    assert.deepEqual(new Set((await logins(world)).map(({ status }) => status)), new Set(['successful', 'failed']));
  }),
  // No list of the interface has users as its entries: what a user's fields could filter is the mixed list of tags, which refuses them all.
  serviceClaim('USR-11', async ({ raw, fixtures }) => {
    for (const name of fields) {
      const { status } = await raw('GET', `/v4/tags/${fixtures.tag}`, {
        token: fixtures.tokens.unrestricted,
        headers: { 'X-Filter': JSON.stringify({ [name]: 'x' }) },
      });
      assert.equal(status, 400);
    }
  }),
  serviceClaim('USR-12', async (world) => {
    const answer = await get(world, 'demo');
    assert.equal(answer.status, 200);
    assert.deepEqual(Object.keys(answer.data).sort(), [...fields].sort());
    assert.equal(answer.data.username, 'demo');
    assert.equal((await accepted(get(world, 'second-admin'))).username, 'second-admin');
  }),
  serviceClaim('USR-13', ({ raw, fixtures }) =>
    needsScope('account:read_only', (request) => raw('GET', `/v4/account/users/${fixtures.username}`, request)),
  ),
  unrestrictedOnly('USR-14', 'GET', 200),
  serviceClaim('USR-15', async (world) => {
    const answer = await put(world, 'invited', { email: 'put@example.com' });
    assert.equal(answer.status, 200);
    assert.deepEqual(Object.keys(answer.data).sort(), [...fields].sort());
    assert.deepEqual(await accepted(get(world, 'invited')), answer.data);
  }),
  freshClaim('USR-16', async (world) => {
    const body = { email: 'three@example.com', restricted: true, username: 'three-fields' };
    const before = await accepted(get(world, world.fixtures.username_delete));
    const after = await accepted(put(world, world.fixtures.username_delete, body));
    assert.deepEqual(after, { ...before, ...body });
    assert.deepEqual(await accepted(get(world, 'three-fields')), after);
    await refused(
      putRaw(world, 'three-fields', { email: 1, restricted: 2, username: 3 }),
      400,
      'email',
      'restricted',
      'username',
    );
    assert.deepEqual(await accepted(put(world, 'three-fields', {})), after);
  }),
  serviceClaim('USR-18', ({ raw, fixtures }) =>
    needsScope('account:read_write', (request) =>
      raw('PUT', `/v4/account/users/${fixtures.username}`, { ...request, body: {} }),
    ),
  ),
  unrestrictedOnly('USR-19', 'PUT', 200),
  freshClaim('USR-20', async ({ raw, fixtures }) => {
    const { status, text } = await raw('DELETE', `/v4/account/users/${fixtures.username_delete}`, {
      token: fixtures.tokens.unrestricted,
    });
    assert.deepEqual([status, text], [200, '{}']);
    assert.equal(
      (await raw('GET', `/v4/account/users/${fixtures.username_delete}`, { token: fixtures.tokens.unrestricted }))
        .status,
      404,
    );
  }),
  serviceClaim('USR-21', ({ raw }) =>
    needsScope('account:read_write', (request) => raw('DELETE', '/v4/account/users/nobody', request)),
  ),
  unrestrictedOnly('USR-22', 'DELETE', 200),
  freshClaim('USR-23', async (world) => {
    let username = world.fixtures.username_delete;
    for (const next of ['a1b', 'A-b_C', '0'.repeat(32), 'a-b-c', 'a_b_c']) {
      assert.equal((await accepted(put(world, username, { username: next }))).username, next);
      username = next;
    }
    for (const bad of [
      '',
      'ab',
      'a'.repeat(33),
      '-ab',
      'ab-',
      '_ab',
      'ab_',
      'a--b',
      'a__b',
      'a-_b',
      'a b',
      'a.b',
      'äbc',
      'abc\n',
    ])
      await refused(put(world, username, { username: bad }), 400, 'username');
  }),
  serviceClaim('USR-24', async (world) => {
    for (const email of ['a@example.com', 'first.last+tag@sub.example.org'])
      assert.equal((await accepted(put(world, 'invited', { email }))).email, email);
    for (const email of ['', 'a', 'a@', '@example.com', 'a b@example.com', 'a@exam ple.com'])
      await refused(put(world, 'invited', { email }), 400, 'email');
  }),
  serviceClaim('USR-25', async (world) => {
    for (const restricted of [false, true])
      assert.equal((await accepted(put(world, 'invited', { restricted }))).restricted, restricted);
    for (const restricted of ['true', 1, null])
      await refused(putRaw(world, 'invited', { restricted }), 400, 'restricted');
  }),
  freshClaim('USR-26', async (world) => {
    const { username, username_delete: old, tokens } = world.fixtures;
    const updated = await accepted(put(world, old, { username: 'renamed-one', email: 'renamed@example.com' }));
    assert.equal(updated.username, 'renamed-one');
    assert.equal(updated.email, 'renamed@example.com');
    assert.deepEqual(await accepted(get(world, 'renamed-one')), updated);
    await refused(get(world, old), 404);
    // The tokens of the user go on, and so do the StackScripts of a creator.
    assert.equal((await profileOf(world, tokens.username_delete)).status, 200);
    await accepted(put(world, username, { username: 'creator' }));
    assert.equal(
      (await accepted(world.client().stackscripts.getStackScript({ path: { stackscriptId: 7003 } }))).username,
      'creator',
    );
    assert.equal((await accepted(put(world, 'creator', { username: 'creator' }))).username, 'creator');
  }),
  freshClaim('USR-27', async (world) => {
    const name = 'second-admin';
    const { fixtures } = world;
    const instance = () =>
      world.client('second-admin-token').compute.getComputeInstance({ path: { computeId: fixtures.compute_id } });
    await accepted(instance());
    assert.equal((await accepted(put(world, name, { restricted: true }))).restricted, true);
    assert.equal((await accepted(get(world, name))).restricted, true);
    await refused(instance(), 403);
    const grantsOf = (username: string) =>
      world.units('read', ({ db }) => db.selectFrom('grants').where('username', '=', username).selectAll().execute());
    assert.deepEqual(await grantsOf(name), []);
    // Grants of an earlier time do not come back.
    await accepted(put(world, 'restricted-writer', { restricted: false }));
    await accepted(put(world, 'restricted-writer', { restricted: true }));
    assert.deepEqual(await grantsOf('restricted-writer'), []);
    // The account keeps an unrestricted user, also if the two last ones leave at the same time.
    const answers = await Promise.all(
      ['demo', fixtures.username_delete].map((username) =>
        world.raw('PUT', `/v4/account/users/${username}`, {
          token: fixtures.tokens.unrestricted,
          body: { restricted: true },
        }),
      ),
    );
    assert.deepEqual(answers.map(({ status }) => (status === 200 ? 'done' : 'refused')).sort(), ['done', 'refused']);
    const left = await world.units('read', ({ db }) =>
      db.selectFrom('users').where('restricted', '=', 0).where('username', '!=', 'other').selectAll().execute(),
    );
    assert.equal(left.length, 1);
  }),
  freshClaim('USR-28', async (world) => {
    for (const username of ['demo', 'restricted', 'other'])
      await refused(put(world, 'invited', { username }), 400, 'username');
    assert.equal((await accepted(put(world, 'invited', { username: 'invited' }))).username, 'invited');
    // Also at the same time.
    const answers = await Promise.all(
      ['invited', 'restricted', 'restricted-reader'].map((name) => put(world, name, { username: 'the-same' })),
    );
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 400, 400]);
  }),
  serviceClaim('USR-29', async (world) => {
    const before = await accepted(get(world, 'demo'));
    const { status, json } = await putRaw(world, 'demo', readOnly);
    assert.equal(status, 200);
    assert.deepEqual(json, before);
    assert.deepEqual(await accepted(get(world, 'demo')), before);
    for (const name of Object.keys(readOnly)) assert.notDeepEqual(memberwise(before)[name], memberwise(readOnly)[name]);
  }),
  freshClaim('USR-30', async (world) => {
    const { username_delete: name, tokens } = world.fixtures;
    assert.equal((await profileOf(world, tokens.username_delete)).status, 200);
    assert.deepEqual(await accepted(remove(world, name)), {});
    await refused(get(world, name), 404);
    assert.equal((await profileOf(world, tokens.username_delete)).status, 401);
    await accepted(remove(world, 'restricted-writer'));
    const grants = await world.units('read', ({ db }) =>
      db.selectFrom('grants').where('username', '=', 'restricted-writer').selectAll().execute(),
    );
    assert.deepEqual(grants, []);
    // The last unrestricted user stays.
    await accepted(remove(world, 'second-admin'));
    await refused(remove(world, 'demo'), 400);
    assert.equal((await accepted(get(world, 'demo'))).username, 'demo');
  }),
  serviceClaim('USR-31', async (world) => {
    for (const username of ['nobody', 'other', 'Demo', 'demo\0', 'demo ']) {
      await refused(get(world, username), 404);
      await refused(put(world, username, {}), 404);
      await refused(remove(world, username), 404);
    }
  }),
];
