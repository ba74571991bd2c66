// Claims about the managed settings of instances.

import assert from 'node:assert/strict';
import type { RawResponse } from '../harness/raw-request.ts';
import type { TestService } from '../harness/test-service.ts';
import { expectSuccess, expectRawSuccess, expectError } from './helpers/response-assertions.ts';
import { serviceClaim, type ServiceClaim } from './claim.ts';
import { anObject, valueAt, createFieldClaims, equals } from './helpers/field-claims.ts';
import { assertScope } from './helpers/assert-scope.ts';

const path = (id: number | string): string => `/v4/managed/compute-settings/${id}`;

const get = (service: TestService, computeId: number) =>
  expectSuccess(service.client().managed.getManagedComputeSettings({ path: { computeId } }));

/** An instance that no other claim uses. */
const id = 1013;

const put = (
  { raw, fixtures }: TestService,
  body: unknown,
  token = fixtures.tokens.unrestricted,
  computeId: number | string = id,
): Promise<RawResponse> => raw('PUT', path(computeId), { token, body });

/** Asserts that an update is accepted and stored. */
async function expectAccepted(service: TestService, ssh: object, fieldName: string, expected: unknown): Promise<void> {
  assert.deepEqual(valueAt(await expectRawSuccess(put(service, { ssh })), `ssh.${fieldName}`), expected);
  assert.deepEqual(valueAt(await get(service, id), `ssh.${fieldName}`), expected);
}

/** Asserts that an update is rejected with errors on these fields, and changes nothing. */
async function expectRejected(service: TestService, ssh: unknown, ...fields: readonly string[]): Promise<void> {
  const before = await get(service, id);
  await expectError(put(service, { ssh }), 400, ...fields);
  assert.deepEqual(await get(service, id), before);
}

/** Creates a claim about a field in every response that contains settings. */
const fieldClaim = createFieldClaims({
  GET: (service) => get(service, 1001),
  PUT: ({ client }) =>
    expectSuccess(client().managed.updateManagedComputeSettings({ path: { computeId: 1001 }, body: {} })),
});

/** Asserts that only unrestricted users are allowed. */
async function assertUnrestrictedOnly(
  { fixtures: { tokens } }: TestService,
  send: (token: string) => Promise<RawResponse>,
): Promise<void> {
  for (const token of [tokens.restricted, tokens.restricted_compute_rw, tokens.restricted_compute_ro])
    await expectError(send(token), 403);
  await expectRawSuccess(send(tokens.unrestricted));
}

export const claims: readonly ServiceClaim[] = [
  fieldClaim('MCS-01', 'id', equals(1001)),
  fieldClaim('MCS-02', 'label', equals('web-1')),
  fieldClaim('MCS-03', 'group', equals('web')),
  fieldClaim('MCS-04', 'ssh', anObject),
  fieldClaim('MCS-05', 'ssh.access', equals(true)),
  serviceClaim('MCS-06', async (service) => {
    assert.equal((await get(service, 1001)).ssh.user, 'deploy');
    await expectAccepted(service, { user: 'support' }, 'user', 'support');
    await expectAccepted(service, { user: null }, 'user', null);
  }),
  serviceClaim('MCS-07', async (service) => {
    assert.equal((await get(service, 1001)).ssh.ip, '203.0.113.10');
    assert.equal((await get(service, 1003)).ssh.ip, 'any');
  }),
  serviceClaim('MCS-08', async (service) => {
    assert.equal((await get(service, 1001)).ssh.port, 2222);
    await expectAccepted(service, { port: 2200 }, 'port', 2200);
    await expectAccepted(service, { port: null }, 'port', null);
  }),
  serviceClaim('MCS-09', async ({ raw, fixtures: { tokens } }) => {
    const token = tokens.unrestricted;
    const unfiltered = await expectRawSuccess(raw('GET', path(1001), { token }));
    for (const filter of [{ id: -1 }, { label: 'none' }, { group: 'none' }])
      assert.deepEqual(
        await expectRawSuccess(raw('GET', path(1001), { token, headers: { 'X-Filter': JSON.stringify(filter) } })),
        unfiltered,
      );
  }),
  serviceClaim('MCS-10', async (service) => {
    const settings = await get(service, 1001);
    assert.deepEqual(Object.keys(settings).sort(), ['group', 'id', 'label', 'ssh']);
    assert.deepEqual(Object.keys(settings.ssh).sort(), ['access', 'ip', 'port', 'user']);
    await expectError(service.raw('GET', path('web-1'), { token: service.fixtures.tokens.unrestricted }), 404);
  }),
  serviceClaim('MCS-11', ({ raw }) =>
    assertScope('account:read_only', ({ token }) => raw('GET', path(1001), { token })),
  ),
  serviceClaim('MCS-12', (service) =>
    assertUnrestrictedOnly(service, (token) => service.raw('GET', path(1001), { token })),
  ),
  serviceClaim('MCS-13', async (service) => {
    const updated = await expectSuccess(
      service
        .client()
        .managed.updateManagedComputeSettings({ path: { computeId: id }, body: { ssh: { access: true } } }),
    );
    assert.deepEqual(updated, await get(service, id));
    await expectError(put(service, {}, undefined, 'web-1'), 404);
  }),
  serviceClaim('MCS-14', async (service) => {
    await expectAccepted(service, { access: true }, 'access', true);
    await expectAccepted(service, { user: 'u'.repeat(32) }, 'user', 'u'.repeat(32));
    for (const ip of ['192.0.2.10', '2001:db8::10', 'any']) await expectAccepted(service, { ip }, 'ip', ip);
    for (const port of [1, 22, 65_535]) await expectAccepted(service, { port }, 'port', port);
    await expectRejected(service, 'any', 'ssh');
    for (const [name, invalidValue] of [
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
      await expectRejected(service, { [name]: invalidValue }, `ssh.${name}`);
    }
  }),
  serviceClaim('MCS-16', ({ raw }) =>
    assertScope('account:read_write', ({ token }) => raw('PUT', path(1001), { token, body: {} })),
  ),
  serviceClaim('MCS-17', (service) => assertUnrestrictedOnly(service, (token) => put(service, {}, token))),
  serviceClaim('MCS-18', async (service) => {
    await expectAccepted(service, { user: 'someone' }, 'user', 'someone');
    await expectAccepted(service, { user: null }, 'user', null);
  }),
  serviceClaim('MCS-19', async (service) => {
    await expectAccepted(service, { port: 2222 }, 'port', 2222);
    await expectAccepted(service, { port: null }, 'port', null);
  }),
  serviceClaim('MCS-20', async (service) => {
    for (const access of [true, false]) await expectAccepted(service, { access }, 'access', access);
    for (const access of ['true', 1, null]) await expectRejected(service, { access }, 'ssh.access');
  }),
  serviceClaim('MCS-21', async (service) => {
    const ssh = { access: true, user: 'keeper', ip: '192.0.2.77', port: 2022 };
    await expectRawSuccess(put(service, { ssh }));
    for (const [name, value] of Object.entries({ access: false, user: 'other', ip: '192.0.2.78', port: 2023 })) {
      assert.deepEqual(valueAt(await expectRawSuccess(put(service, { ssh: { [name]: value } })), 'ssh'), {
        ...ssh,
        [name]: value,
      });
      await expectRawSuccess(put(service, { ssh }));
    }
    assert.deepEqual((await get(service, id)).ssh, ssh);
  }),
  serviceClaim('MCS-22', async (service) => {
    const rename = (label: string) =>
      expectSuccess(service.client().compute.updateComputeInstance({ path: { computeId: id }, body: { label } }));
    const before = await get(service, id);
    await rename('followed');
    assert.deepEqual(await get(service, id), { ...before, label: 'followed' });
    const after = await expectRawSuccess(put(service, { id: 5, label: 'mine', group: 'mine' }));
    assert.deepEqual(after, { ...before, label: 'followed' });
    assert.deepEqual(await get(service, id), after);
    assert.equal(
      (await expectSuccess(service.client().compute.getComputeInstance({ path: { computeId: id } }))).label,
      'followed',
    );
    await rename(before.label);
  }),
  serviceClaim('MCS-23', async (service) => {
    const { user, ip, port } = (await get(service, 1003)).ssh;
    assert.deepEqual({ user, ip, port }, { user: null, ip: 'any', port: null });
    // Settings that the request omits are unchanged.
    const after = await expectRawSuccess(put(service, { ssh: { access: true } }, undefined, 1004));
    assert.deepEqual(after['ssh'], { access: true, user: null, ip: 'any', port: null });
  }),
  serviceClaim('MCS-24', async (service) => {
    await expectError(service.client().managed.getManagedComputeSettings({ path: { computeId: 999_999 } }), 404);
    await expectError(put(service, { ssh: { access: true } }, undefined, 999_999), 404);
  }),
];
