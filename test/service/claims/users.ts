// Claims about users.

import assert from 'node:assert/strict';
import type { UpdateUserBody } from '@cloud-api/types';
import type { TestService } from '../harness/test-service.ts';
import {
  expectSuccess,
  assertAllHave,
  isString,
  isTime,
  asRecord,
  expectError,
} from './helpers/response-assertions.ts';
import { freshServiceClaim, serviceClaim, type ServiceClaim } from './claim.ts';
import { assertScope } from './helpers/assert-scope.ts';

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

const get = ({ client }: TestService, username: string) => client().users.getUser({ path: { username } });
const put = ({ client }: TestService, username: string, body: UpdateUserBody) =>
  client().users.updateUser({ path: { username }, body });
const remove = ({ client }: TestService, username: string) => client().users.deleteUser({ path: { username } });
const putRaw = ({ raw, fixtures }: TestService, username: string, body: unknown) =>
  raw('PUT', `/v4/account/users/${username}`, { token: fixtures.tokens.unrestricted, body });

/** Returns users from every response that contains one: GET and PUT. */
async function userResponses(service: TestService): Promise<Record<string, unknown>[]> {
  const names = ['demo', 'second-admin', 'to-be-deleted', 'restricted', 'invited'];
  const readUsers = await Promise.all(names.map((name) => expectSuccess(get(service, name))));
  const updatedUsers = await Promise.all(names.map((name) => expectSuccess(put(service, name, {}))));
  return [...readUsers, ...updatedUsers].map(asRecord);
}

/** Creates a claim about a field in every response that contains a user. */
const fieldClaim = (id: string, name: string, isValid: (value: unknown) => boolean): ServiceClaim =>
  serviceClaim(id, async (service) => assertAllHave(await userResponses(service), name, isValid));

const listLogins = async (service: TestService): Promise<Record<string, unknown>[]> =>
  (await userResponses(service)).flatMap(({ last_login: login }) => (login === null ? [] : [asRecord(login)]));

/** Creates a claim that restricted users are rejected and unrestricted users are not. */
const unrestrictedOnlyClaim = (id: string, method: string, status: number): ServiceClaim =>
  freshServiceClaim(id, async ({ raw, fixtures }) => {
    const { restricted, restricted_compute_rw: writer, unrestricted } = fixtures.tokens;
    const body = method === 'PUT' ? { body: { email: 'new@example.com' } } : {};
    const send = (token: string) => raw(method, `/v4/account/users/${fixtures.username_delete}`, { token, ...body });
    for (const token of [restricted, writer]) await expectError(send(token), 403);
    assert.equal((await send(unrestricted)).status, status);
  });

/** Reads the profile with a token. */
const readProfile = ({ raw }: TestService, token: string) => raw('GET', '/v4/profile/sshkeys', { token });

export const claims: readonly ServiceClaim[] = [
  serviceClaim('USR-01', async (service) => {
    assertAllHave(
      await userResponses(service),
      'email',
      (email) => typeof email === 'string' && /^[^@\s]+@[^@\s]+$/.test(email),
    );
    assert.equal(
      (await expectSuccess(put(service, 'invited', { email: 'invited@example.org' }))).email,
      'invited@example.org',
    );
    assert.equal((await expectSuccess(get(service, 'invited'))).email, 'invited@example.org');
    await expectError(put(service, 'invited', { email: 'invited' }), 400, 'email');
  }),
  serviceClaim('USR-02', async (service) => {
    assertAllHave(
      await userResponses(service),
      'username',
      (name) =>
        typeof name === 'string' &&
        name.length >= 3 &&
        name.length <= 32 &&
        /^[A-Za-z0-9]+(?:[-_][A-Za-z0-9]+)*$/.test(name),
    );
    for (const username of ['ab', 'a'.repeat(33), '-abc', 'abc_', 'a--b', 'a__b', 'a.b'])
      await expectError(put(service, 'invited', { username }), 400, 'username');
  }),
  serviceClaim('USR-03', async (service) => {
    const all = await userResponses(service);
    assertAllHave(all, 'restricted', (restricted) => typeof restricted === 'boolean');
    assert.deepEqual(new Set(all.map(({ restricted }) => restricted)), new Set([true, false]));
  }),
  serviceClaim('USR-04', async (service) => {
    assertAllHave(
      await userResponses(service),
      'ssh_keys',
      (keys) =>
        Array.isArray(keys) &&
        keys.every((key) => Object.keys(asRecord(key)).join() === 'label' && isString(asRecord(key)['label'])),
    );
    assert.deepEqual((await expectSuccess(get(service, 'demo'))).ssh_keys, [{ label: 'laptop' }, { label: 'build' }]);
    const ssh_key = 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAII2OChYqq8Gz/opnf6fE/8eQ3uDXpfZMSgpU89ln9Sau';
    await expectSuccess(
      service.client('second-admin-token').profile.createSshKey({ body: { label: 'added', ssh_key } }),
    );
    assert.deepEqual((await expectSuccess(get(service, 'second-admin'))).ssh_keys, [{ label: 'added' }]);
  }),
  fieldClaim('USR-05', 'tfa_enabled', (enabled) => typeof enabled === 'boolean'),
  serviceClaim('USR-06', async (service) => {
    assertAllHave(
      await userResponses(service),
      'verified_phone_number',
      (phone) => phone === null || (typeof phone === 'string' && /^\+\d+$/.test(phone)),
    );
    assert.equal((await expectSuccess(get(service, 'demo'))).verified_phone_number, '+15555550100');
    assert.equal((await expectSuccess(get(service, 'invited'))).verified_phone_number, null);
  }),
  serviceClaim('USR-07', async (service) => {
    assertAllHave(await userResponses(service), 'password_created', (time) => time === null || isTime(time));
    assert.ok(isTime((await expectSuccess(get(service, 'demo'))).password_created));
    assert.equal((await expectSuccess(get(service, 'invited'))).password_created, null);
  }),
  serviceClaim('USR-08', async (service) => {
    assertAllHave(
      await userResponses(service),
      'last_login',
      (login) => login === null || Object.keys(asRecord(login)).sort().join() === 'login_datetime,status',
    );
    assert.ok((await expectSuccess(get(service, 'demo'))).last_login);
    assert.equal((await expectSuccess(get(service, 'second-admin'))).last_login, null);
  }),
  serviceClaim('USR-09', async (service) => assertAllHave(await listLogins(service), 'login_datetime', isTime)),
  serviceClaim('USR-10', async (service) => {
    assert.deepEqual(
      new Set((await listLogins(service)).map(({ status }) => status)),
      new Set(['successful', 'failed']),
    );
  }),
  // The API has no list of users, and the tag listing rejects their fields as filters.
  serviceClaim('USR-11', async ({ raw, fixtures }) => {
    for (const name of fields) {
      const { status } = await raw('GET', `/v4/tags/${fixtures.tag}`, {
        token: fixtures.tokens.unrestricted,
        headers: { 'X-Filter': JSON.stringify({ [name]: 'x' }) },
      });
      assert.equal(status, 400);
    }
  }),
  serviceClaim('USR-12', async (service) => {
    const response = await get(service, 'demo');
    assert.equal(response.status, 200);
    assert.deepEqual(Object.keys(response.data).sort(), [...fields].sort());
    assert.equal(response.data.username, 'demo');
    assert.equal((await expectSuccess(get(service, 'second-admin'))).username, 'second-admin');
  }),
  serviceClaim('USR-13', ({ raw, fixtures }) =>
    assertScope('account:read_only', (request) => raw('GET', `/v4/account/users/${fixtures.username}`, request)),
  ),
  unrestrictedOnlyClaim('USR-14', 'GET', 200),
  serviceClaim('USR-15', async (service) => {
    const response = await put(service, 'invited', { email: 'put@example.com' });
    assert.equal(response.status, 200);
    assert.deepEqual(Object.keys(response.data).sort(), [...fields].sort());
    assert.deepEqual(await expectSuccess(get(service, 'invited')), response.data);
  }),
  freshServiceClaim('USR-16', async (service) => {
    const body = { email: 'three@example.com', restricted: true, username: 'three-fields' };
    const before = await expectSuccess(get(service, service.fixtures.username_delete));
    const after = await expectSuccess(put(service, service.fixtures.username_delete, body));
    assert.deepEqual(after, { ...before, ...body });
    assert.deepEqual(await expectSuccess(get(service, 'three-fields')), after);
    await expectError(
      putRaw(service, 'three-fields', { email: 1, restricted: 2, username: 3 }),
      400,
      'email',
      'restricted',
      'username',
    );
    assert.deepEqual(await expectSuccess(put(service, 'three-fields', {})), after);
  }),
  serviceClaim('USR-18', ({ raw, fixtures }) =>
    assertScope('account:read_write', (request) =>
      raw('PUT', `/v4/account/users/${fixtures.username}`, { ...request, body: {} }),
    ),
  ),
  unrestrictedOnlyClaim('USR-19', 'PUT', 200),
  freshServiceClaim('USR-20', async ({ raw, fixtures }) => {
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
    assertScope('account:read_write', (request) => raw('DELETE', '/v4/account/users/unknown', request)),
  ),
  unrestrictedOnlyClaim('USR-22', 'DELETE', 200),
  freshServiceClaim('USR-23', async (service) => {
    let username = service.fixtures.username_delete;
    for (const nextUsername of ['a1b', 'A-b_C', '0'.repeat(32), 'a-b-c', 'a_b_c']) {
      assert.equal((await expectSuccess(put(service, username, { username: nextUsername }))).username, nextUsername);
      username = nextUsername;
    }
    for (const invalidUsername of [
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
      await expectError(put(service, username, { username: invalidUsername }), 400, 'username');
  }),
  serviceClaim('USR-24', async (service) => {
    for (const email of ['a@example.com', 'first.last+tag@sub.example.org'])
      assert.equal((await expectSuccess(put(service, 'invited', { email }))).email, email);
    for (const email of ['', 'a', 'a@', '@example.com', 'a b@example.com', 'a@exam ple.com'])
      await expectError(put(service, 'invited', { email }), 400, 'email');
  }),
  serviceClaim('USR-25', async (service) => {
    for (const restricted of [false, true])
      assert.equal((await expectSuccess(put(service, 'invited', { restricted }))).restricted, restricted);
    for (const restricted of ['true', 1, null])
      await expectError(putRaw(service, 'invited', { restricted }), 400, 'restricted');
  }),
  freshServiceClaim('USR-26', async (service) => {
    const { username, username_delete: oldUsername, tokens } = service.fixtures;
    const updated = await expectSuccess(
      put(service, oldUsername, { username: 'renamed-one', email: 'renamed@example.com' }),
    );
    assert.equal(updated.username, 'renamed-one');
    assert.equal(updated.email, 'renamed@example.com');
    assert.deepEqual(await expectSuccess(get(service, 'renamed-one')), updated);
    await expectError(get(service, oldUsername), 404);
    // The user's tokens remain valid, and the user's StackScripts show the new name.
    assert.equal((await readProfile(service, tokens.username_delete)).status, 200);
    await expectSuccess(put(service, username, { username: 'creator' }));
    assert.equal(
      (await expectSuccess(service.client().stackscripts.getStackScript({ path: { stackscriptId: 7003 } }))).username,
      'creator',
    );
    assert.equal((await expectSuccess(put(service, 'creator', { username: 'creator' }))).username, 'creator');
  }),
  freshServiceClaim('USR-27', async (service) => {
    const name = 'second-admin';
    const { fixtures } = service;
    const getInstance = () =>
      service.client('second-admin-token').compute.getComputeInstance({ path: { computeId: fixtures.compute_id } });
    await expectSuccess(getInstance());
    assert.equal((await expectSuccess(put(service, name, { restricted: true }))).restricted, true);
    assert.equal((await expectSuccess(get(service, name))).restricted, true);
    await expectError(getInstance(), 403);
    const listGrants = (username: string) =>
      service.runUnit('read', ({ db }) =>
        db.selectFrom('grants').where('username', '=', username).selectAll().execute(),
      );
    assert.deepEqual(await listGrants(name), []);
    // Earlier grants are not restored.
    await expectSuccess(put(service, 'restricted-writer', { restricted: false }));
    await expectSuccess(put(service, 'restricted-writer', { restricted: true }));
    assert.deepEqual(await listGrants('restricted-writer'), []);
    // An account always keeps an unrestricted user, even if concurrent requests restrict the last two.
    const responses = await Promise.all(
      ['demo', fixtures.username_delete].map((username) =>
        service.raw('PUT', `/v4/account/users/${username}`, {
          token: fixtures.tokens.unrestricted,
          body: { restricted: true },
        }),
      ),
    );
    assert.deepEqual(responses.map(({ status }) => (status === 200 ? 'accepted' : 'rejected')).sort(), [
      'accepted',
      'rejected',
    ]);
    const remainingUsers = await service.runUnit('read', ({ db }) =>
      db.selectFrom('users').where('restricted', '=', 0).where('username', '!=', 'other').selectAll().execute(),
    );
    assert.equal(remainingUsers.length, 1);
  }),
  freshServiceClaim('USR-28', async (service) => {
    for (const username of ['demo', 'restricted', 'other'])
      await expectError(put(service, 'invited', { username }), 400, 'username');
    assert.equal((await expectSuccess(put(service, 'invited', { username: 'invited' }))).username, 'invited');
    // Only one of several concurrent requests for the same name succeeds.
    const responses = await Promise.all(
      ['invited', 'restricted', 'restricted-reader'].map((name) => put(service, name, { username: 'the-same' })),
    );
    assert.deepEqual(responses.map(({ status }) => status).sort(), [200, 400, 400]);
  }),
  serviceClaim('USR-29', async (service) => {
    const before = await expectSuccess(get(service, 'demo'));
    const { status, json } = await putRaw(service, 'demo', readOnly);
    assert.equal(status, 200);
    assert.deepEqual(json, before);
    assert.deepEqual(await expectSuccess(get(service, 'demo')), before);
    for (const name of Object.keys(readOnly)) assert.notDeepEqual(asRecord(before)[name], asRecord(readOnly)[name]);
  }),
  freshServiceClaim('USR-30', async (service) => {
    const { username_delete: name, tokens } = service.fixtures;
    assert.equal((await readProfile(service, tokens.username_delete)).status, 200);
    assert.deepEqual(await expectSuccess(remove(service, name)), {});
    await expectError(get(service, name), 404);
    assert.equal((await readProfile(service, tokens.username_delete)).status, 401);
    await expectSuccess(remove(service, 'restricted-writer'));
    const grants = await service.runUnit('read', ({ db }) =>
      db.selectFrom('grants').where('username', '=', 'restricted-writer').selectAll().execute(),
    );
    assert.deepEqual(grants, []);
    // The last unrestricted user cannot be deleted.
    await expectSuccess(remove(service, 'second-admin'));
    await expectError(remove(service, 'demo'), 400);
    assert.equal((await expectSuccess(get(service, 'demo'))).username, 'demo');
  }),
  serviceClaim('USR-31', async (service) => {
    for (const username of ['unknown', 'other', 'Demo', 'demo\0', 'demo ']) {
      await expectError(get(service, username), 404);
      await expectError(put(service, username, {}), 404);
      await expectError(remove(service, username), 404);
    }
  }),
];
