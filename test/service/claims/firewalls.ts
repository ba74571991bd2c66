// Claims about firewall devices.

import assert from 'node:assert/strict';
import { setFirewallStatus } from '../../../src/service/tags/firewalls/single-active-firewall.ts';
import { formatTimestamp } from '../../../src/service/clock.ts';
import type { RawResponse } from '../harness/raw-request.ts';
import type { TestService } from '../harness/test-service.ts';
import { expectSuccess, expectRawSuccess, expectError } from './helpers/response-assertions.ts';
import { serviceClaim, type ServiceClaim } from './claim.ts';
import { anInteger, anObject, aTime, valueAt, createFieldClaims, equals } from './helpers/field-claims.ts';
import { expectNotFilterable } from './helpers/not-filterable.ts';
import { fetchPage, expectPagination } from './helpers/pages.ts';
import { assertScope } from './helpers/assert-scope.ts';

const path = (id: number | string): string => `/v4/networking/firewalls/${id}/devices`;

const add = (
  { raw, fixtures }: TestService,
  firewall: number,
  body: unknown,
  token = fixtures.tokens.unrestricted,
): Promise<RawResponse> => raw('POST', path(firewall), { token, body });

const listDevices = async ({ client }: TestService, firewallId: number) =>
  (await expectSuccess(client().firewalls.listFirewallDevices({ path: { firewallId }, query: { page_size: 500 } })))
    .data;

/** Creates a firewall on the account. */
async function createFirewall({ runUnit }: TestService, status: 'enabled' | 'disabled' = 'enabled'): Promise<number> {
  const { account_id } = await runUnit('read', ({ db }) =>
    db.selectFrom('firewalls').where('id', '=', 4001).select('account_id').executeTakeFirstOrThrow(),
  );
  return (
    await runUnit('write', ({ db }) =>
      db.insertInto('firewalls').values({ account_id, status }).returning('id').executeTakeFirstOrThrow(),
    )
  ).id;
}

/** Creates an instance on the account. */
async function createInstance({ runUnit }: TestService, label: string): Promise<number> {
  const template = await runUnit('read', ({ db }) =>
    db.selectFrom('instances').where('id', '=', 1013).select(['account_id', 'value']).executeTakeFirstOrThrow(),
  );
  return (
    await runUnit('write', ({ db }) =>
      db
        .insertInto('instances')
        .values({ ...template, label })
        .returning('id')
        .executeTakeFirstOrThrow(),
    )
  ).id;
}

/** Creates a claim about a field in every response that contains a device. */
const fieldClaim = createFieldClaims({
  GET: async (service) => (await listDevices(service, 4003)).at(0),
  POST: async (service) =>
    expectSuccess(
      service
        .client()
        .firewalls.createFirewallDevice({ path: { firewallId: 4003 }, body: { id: 1013, type: 'compute' } }),
    ),
});

export const claims: readonly ServiceClaim[] = [
  fieldClaim('FWD-01', 'id', anInteger),
  fieldClaim('FWD-02', 'created', aTime),
  fieldClaim('FWD-03', 'updated', aTime),
  fieldClaim('FWD-04', 'entity', anObject),
  fieldClaim('FWD-05', 'entity.id', (id) => assert.ok(id === 1001 || id === 1013)),
  fieldClaim('FWD-06', 'entity.label', (label, device) =>
    assert.equal(label, valueAt(device, 'entity.id') === 1001 ? 'web-1' : 'bare-1'),
  ),
  fieldClaim('FWD-07', 'entity.type', equals('compute')),
  fieldClaim('FWD-08', 'entity.url', (url, device) =>
    assert.equal(url, `/v4/compute/instances/${String(valueAt(device, 'entity.id'))}`),
  ),
  serviceClaim('FWD-09', async (service) => {
    await expectNotFilterable(service, path(4001), ['entity', 'label', 'type', 'url', 'status']);
    for (const filter of [{ id: 1 }, { created: 'x' }, { updated: 'x' }])
      await fetchPage(service, path(4001).replace('/v4', ''), undefined, filter);
  }),
  serviceClaim('FWD-10', async (service) => {
    assert.deepEqual(
      (await listDevices(service, 4001)).map(({ id, entity }) => [id, entity.id]),
      [
        [1, 1001],
        [2, 1002],
      ],
    );
    await expectError(service.raw('GET', path('first'), { token: service.fixtures.tokens.unrestricted }), 404);
  }),
  serviceClaim('FWD-11', async (service) => {
    const id = await createFirewall(service, 'disabled');
    for (let index = 0; index < 28; index++)
      await expectRawSuccess(
        add(service, id, { id: await createInstance(service, `fwd-11-${index}`), type: 'compute' }),
      );
    await expectPagination(service, path(id).replace('/v4', ''));
    assert.equal((await fetchPage(service, path(id).replace('/v4', ''))).results, 28);
  }),
  serviceClaim('FWD-12', ({ raw }) =>
    assertScope('firewall:read_only', ({ token }) => raw('GET', path(4001), { token })),
  ),
  serviceClaim('FWD-13', async (service) => {
    const createdDevice = await expectRawSuccess(
      add(service, await createFirewall(service), { id: await createInstance(service, 'fwd-13'), type: 'compute' }),
    );
    assert.deepEqual(Object.keys(createdDevice).sort(), ['created', 'entity', 'id', 'updated']);
    await expectError(
      service.raw('POST', path('first'), {
        token: service.fixtures.tokens.unrestricted,
        body: { id: 1001, type: 'compute' },
      }),
      404,
    );
  }),
  serviceClaim('FWD-14', async (service) => {
    const id = await createFirewall(service);
    for (const invalidId of ['1001', 1.5, null, true, [1001]])
      await expectError(add(service, id, { id: invalidId, type: 'compute' }), 400, 'id');
    for (const invalidId of [1, null, true])
      await expectError(add(service, id, { id: 1001, type: invalidId }), 400, 'type');
    await expectError(add(service, id, {}), 400, 'id', 'type');
    assert.deepEqual(await listDevices(service, id), []);
  }),
  serviceClaim('FWD-16', async (service) => {
    const id = await createFirewall(service, 'disabled');
    await assertScope('firewall:read_write', ({ token }) =>
      service.raw('POST', path(id), { token, body: { id: 1001, type: 'compute' } }),
    );
  }),
  serviceClaim('FWD-17', async (service) => {
    const id = await createFirewall(service);
    for (const type of ['nodebalancer', 'domain', 'Compute', ''])
      await expectError(add(service, id, { id: 1013, type }), 400, 'type');
    await expectRawSuccess(add(service, id, { id: await createInstance(service, 'fwd-17'), type: 'compute' }));
  }),
  serviceClaim('FWD-18', async (service) => {
    await expectError(add(service, await createFirewall(service), { type: 'compute' }), 400, 'id');
  }),
  serviceClaim('FWD-19', async (service) => {
    await expectError(add(service, await createFirewall(service), { id: 1001 }), 400, 'type');
  }),
  serviceClaim('FWD-20', async (service) => {
    const id = await createFirewall(service);
    const instanceId = await createInstance(service, 'fwd-20');
    for (const invalidId of [String(instanceId), instanceId + 0.5, {}])
      await expectError(add(service, id, { id: invalidId, type: 'compute' }), 400, 'id');
    assert.equal(
      valueAt(await expectRawSuccess(add(service, id, { id: instanceId, type: 'compute' })), 'entity.id'),
      instanceId,
    );
  }),
  serviceClaim('FWD-21', async (service) => {
    const id = await createFirewall(service);
    const instanceId = await createInstance(service, 'fwd-21');
    const createdDevice = await expectSuccess(
      service
        .client()
        .firewalls.createFirewallDevice({ path: { firewallId: id }, body: { id: instanceId, type: 'compute' } }),
    );
    assert.deepEqual(createdDevice.entity, {
      id: instanceId,
      label: 'fwd-21',
      type: 'compute',
      url: `/v4/compute/instances/${instanceId}`,
    });
    assert.equal(createdDevice.created, formatTimestamp(service.clock.now()));
    assert.deepEqual(await listDevices(service, id), [createdDevice]);
    await expectRawSuccess(
      service.raw('GET', createdDevice.entity.url, { token: service.fixtures.tokens.unrestricted }),
    );
  }),
  serviceClaim('FWD-22', async (service) => {
    const id = await createFirewall(service);
    const addedInstances = [
      await createInstance(service, 'fwd-22-a'),
      await createInstance(service, 'fwd-22-b'),
      await createInstance(service, 'fwd-22-c'),
    ];
    for (const instanceId of addedInstances)
      await expectRawSuccess(add(service, id, { id: instanceId, type: 'compute' }));
    assert.deepEqual(
      (await listDevices(service, id)).map(({ entity }) => entity.id),
      addedInstances,
    );
    await expectError(add(service, id, { id: addedInstances[0], type: 'compute' }), 400, 'id');
  }),
  serviceClaim('FWD-23', async (service) => {
    const instanceId = await createInstance(service, 'fwd-23');
    await expectRawSuccess(add(service, await createFirewall(service), { id: instanceId, type: 'compute' }));
    const second = await createFirewall(service);
    const [reason] = await expectError(add(service, second, { id: instanceId, type: 'compute' }), 400);
    assert.match(reason ?? '', /active firewall/);
    assert.deepEqual(await listDevices(service, second), []);
    // Only one of several concurrent requests succeeds.
    const contested = await createInstance(service, 'fwd-23-contested');
    const firewallIds = await Promise.all([1, 2, 3, 4].map(() => createFirewall(service)));
    const responses = await Promise.all(
      firewallIds.map((firewallId) => add(service, firewallId, { id: contested, type: 'compute' })),
    );
    assert.deepEqual(responses.map(({ status }) => status).sort(), [200, 400, 400, 400]);
  }),
  serviceClaim('FWD-24', async (service) => {
    const instanceId = await createInstance(service, 'fwd-24');
    await expectRawSuccess(add(service, await createFirewall(service), { id: instanceId, type: 'compute' }));
    for (let count = 0; count < 2; count++) {
      const disabled = await createFirewall(service, 'disabled');
      await expectRawSuccess(add(service, disabled, { id: instanceId, type: 'compute' }));
      assert.deepEqual(
        (await listDevices(service, disabled)).map(({ entity }) => entity.id),
        [instanceId],
      );
    }
  }),
  serviceClaim('FWD-25', async (service) => {
    const { runUnit } = service;
    const instanceId = await createInstance(service, 'fwd-25');
    const active = await createFirewall(service);
    const disabled = await createFirewall(service, 'disabled');
    for (const firewallId of [active, disabled])
      await expectRawSuccess(add(service, firewallId, { id: instanceId, type: 'compute' }));
    const getStatus = async (id: number): Promise<unknown> =>
      (
        await runUnit('read', ({ db }) =>
          db.selectFrom('firewalls').where('id', '=', id).select('status').executeTakeFirstOrThrow(),
        )
      ).status;
    const result = await runUnit('write', (unit) => setFirewallStatus(unit, disabled, 'enabled'));
    assert.equal(result.kind, 'conflict');
    assert.equal(await getStatus(disabled), 'disabled');
    await runUnit('write', (unit) => setFirewallStatus(unit, active, 'disabled'));
    await runUnit('write', (unit) => setFirewallStatus(unit, disabled, 'enabled'));
    assert.equal(await getStatus(disabled), 'enabled');
  }),
  serviceClaim('FWD-26', async (service) => {
    const { runUnit } = service;
    const id = await createFirewall(service);
    const listEvents = () =>
      runUnit('read', ({ db }) =>
        db
          .selectFrom('events')
          .where('kind', '=', 'firewall_device_add')
          .where('entity_id', '=', id)
          .selectAll()
          .execute(),
      );
    await expectError(add(service, id, { id: 999_999, type: 'compute' }), 400, 'id');
    assert.deepEqual(await listEvents(), []);
    await expectRawSuccess(add(service, id, { id: await createInstance(service, 'fwd-26'), type: 'compute' }));
    const [event, ...otherEvents] = await listEvents();
    assert.equal(event?.username, 'demo');
    assert.equal(event.created, formatTimestamp(service.clock.now()));
    assert.deepEqual(otherEvents, []);
  }),
  serviceClaim('FWD-27', async (service) => {
    const id = await createFirewall(service);
    // A missing instance, an ID beyond the maximum, and another account's instance.
    const otherAccountInstance = await service.runUnit('write', async ({ db }) => {
      const { account_id } = await db
        .selectFrom('firewalls')
        .where('id', '=', 4001)
        .select('account_id')
        .executeTakeFirstOrThrow();
      const other = await db
        .selectFrom('accounts')
        .where('id', '!=', account_id)
        .select('id')
        .executeTakeFirstOrThrow();
      const { value } = await db
        .selectFrom('instances')
        .where('id', '=', 1013)
        .select('value')
        .executeTakeFirstOrThrow();
      return (
        await db
          .insertInto('instances')
          .values({ account_id: other.id, label: 'elsewhere', value })
          .returning('id')
          .executeTakeFirstOrThrow()
      ).id;
    });
    for (const unknown of [999_999, 0, -1, 4_294_967_297, Number.MAX_SAFE_INTEGER, otherAccountInstance])
      await expectError(add(service, id, { id: unknown, type: 'compute' }), 400, 'id');
    assert.deepEqual(await listDevices(service, id), []);
  }),
  serviceClaim('FWD-28', async (service) => {
    const id = await createFirewall(service);
    for (const label of ['a', 'b', 'c']) {
      await expectRawSuccess(
        add(service, id, { id: await createInstance(service, `fwd-28-${label}`), type: 'compute' }),
      );
      service.clock.move(1000);
    }
    const deviceIds = (await listDevices(service, id)).map((device) => device.id);
    await service.runUnit('write', ({ db }) =>
      db
        .updateTable('firewall_devices')
        .set({ updated: '2031-01-01T00:00:00Z' })
        .where('id', '=', deviceIds[1] ?? 0)
        .execute(),
    );
    const filterIds = async (filter: object): Promise<unknown[]> =>
      (await fetchPage(service, path(id).replace('/v4', ''), undefined, filter)).data.map((device) => device['id']);
    const [first, second, third] = deviceIds;
    assert.deepEqual(await filterIds({ id: second }), [second]);
    assert.deepEqual(await filterIds({ id: { '+gt': first } }), [second, third]);
    assert.deepEqual(await filterIds({ '+order_by': 'created', '+order': 'desc' }), [third, second, first]);
    assert.deepEqual(await filterIds({ '+order_by': 'created' }), [first, second, third]);
    assert.deepEqual(await filterIds({ '+order_by': 'updated' }), [first, third, second]);
    assert.deepEqual(await filterIds({ updated: '2031-01-01T00:00:00Z' }), [second]);
  }),
  serviceClaim('FWD-29', async (service) => {
    await expectError(service.client().firewalls.listFirewallDevices({ path: { firewallId: 999_999 } }), 404);
    await expectError(add(service, 999_999, { id: 1001, type: 'compute' }), 404);
  }),
];
