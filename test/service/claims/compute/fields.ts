// Claims about the fields of compute instances, and about reading them.

import assert from 'node:assert/strict';
import { changeStatus } from '../../../../src/service/work/instances/power.ts';
import { startMaintenance, endMaintenance } from '../../../../src/service/tags/compute/maintenance.ts';
import type { TestService } from '../../harness/test-service.ts';
import { serviceClaim, type ServiceClaim } from '../claim.ts';
import { expectSuccess, expectRawSuccess, expectError } from '../helpers/response-assertions.ts';
import {
  aBoolean,
  anArray,
  anInteger,
  anObject,
  aString,
  aTime,
  valueAt,
  createFieldClaims,
  equals,
} from '../helpers/field-claims.ts';
import { assertScope } from '../helpers/assert-scope.ts';

export const path = (id: number | string): string => `/v4/compute/instances/${id}`;

/** Returns an instance as the unrestricted user. */
export const getInstance = async (service: TestService, computeId: number): Promise<unknown> =>
  await expectSuccess(service.client().compute.getComputeInstance({ path: { computeId } }));

/** Returns an instance from the tag listing. */
const getFromTagListing = async ({ client, fixtures }: TestService): Promise<unknown> => {
  const { data } = await expectSuccess(client().tags.listTaggedObjects({ path: { label: fixtures.tag } }));
  return data.find((entry) => entry.type === 'compute' && entry.data.id === fixtures.compute_id)?.data;
};

/** Creates a claim about a field in every response that contains an instance. */
const fieldClaim = createFieldClaims({
  GET: (service) => getInstance(service, service.fixtures.compute_id),
  PUT: async ({ client, fixtures }) =>
    await expectSuccess(client().compute.updateComputeInstance({ path: { computeId: fixtures.compute_id }, body: {} })),
  'the tag listing': getFromTagListing,
});

const statuses = [
  'running',
  'offline',
  'booting',
  'rebooting',
  'shutting_down',
  'provisioning',
  'deleting',
  'migrating',
  'rebuilding',
  'cloning',
  'restoring',
  'stopped',
] as const;

export const fieldClaims: readonly ServiceClaim[] = [
  fieldClaim('CMP-01', 'id', equals(1001)),
  fieldClaim('CMP-02', 'label', equals('web-1')),
  serviceClaim('CMP-03', async (service) => {
    const { runUnit, fixtures } = service;
    const id = fixtures.compute_without_firewall_id;
    const before = valueAt(await getInstance(service, id), 'status');
    for (const status of statuses) {
      await runUnit('write', (unit) => changeStatus(unit, id, status));
      assert.equal(valueAt(await getInstance(service, id), 'status'), status);
    }
    await runUnit('write', (unit) => changeStatus(unit, id, 'running'));
    assert.equal(before, 'running');
    const { account_id } = await runUnit('read', ({ db }) =>
      db.selectFrom('instances').where('id', '=', id).select('account_id').executeTakeFirstOrThrow(),
    );
    const stored = await runUnit('read', ({ db }) =>
      db.selectFrom('instances').where('account_id', '=', account_id).select('id').execute(),
    );
    const seenStatuses = new Set<unknown>();
    for (const instance of stored) seenStatuses.add(valueAt(await getInstance(service, instance.id), 'status'));
    assert.deepEqual([...seenStatuses].sort(), [...statuses].sort());
  }),
  fieldClaim('CMP-04', 'created', aTime),
  fieldClaim('CMP-05', 'updated', aTime),
  fieldClaim('CMP-06', 'type', equals('standard-2')),
  serviceClaim('CMP-07', async (service) => {
    assert.equal(typeof valueAt(await getInstance(service, 1001), 'image'), 'string');
    assert.equal(
      valueAt(await getFromTagListing(service), 'image'),
      valueAt(await getInstance(service, 1001), 'image'),
    );
    assert.equal(valueAt(await getInstance(service, 1002), 'image'), null);
  }),
  fieldClaim('CMP-08', 'region', equals('eu-central')),
  fieldClaim('CMP-09', 'group', equals('web')),
  fieldClaim('CMP-10', 'tags', (tags) => {
    anArray(tags, undefined);
    assert.deepEqual(tags, ['production', 'web']);
  }),
  fieldClaim('CMP-11', 'hypervisor', equals('kvm')),
  fieldClaim('CMP-12', 'ipv4', equals(['203.0.113.10', '192.168.130.10'])),
  serviceClaim('CMP-13', async (service) => {
    assert.match(String(valueAt(await getInstance(service, 1001), 'ipv6')), /^2001:db8::/);
    const storedInstance = await service.runUnit('read', ({ db }) =>
      db.selectFrom('instances').where('id', '=', 1013).select('value').executeTakeFirstOrThrow(),
    );
    await service.runUnit('write', ({ db }) =>
      db
        .updateTable('instances')
        .set({ value: storedInstance.value.replace(/"ipv6":(?:null|"[^"]*")/, '"ipv6":null') })
        .where('id', '=', 1013)
        .execute(),
    );
    assert.equal(valueAt(await getInstance(service, 1013), 'ipv6'), null);
  }),
  fieldClaim('CMP-14', 'specs', anObject),
  fieldClaim('CMP-15', 'specs.disk', equals(81_920)),
  fieldClaim('CMP-16', 'specs.memory', equals(4096)),
  fieldClaim('CMP-17', 'specs.vcpus', equals(2)),
  fieldClaim('CMP-18', 'specs.gpus', equals(0)),
  fieldClaim('CMP-19', 'specs.transfer', equals(4000)),
  fieldClaim('CMP-20', 'alerts', anObject),
  fieldClaim('CMP-21', 'alerts.cpu', anInteger),
  fieldClaim('CMP-22', 'alerts.network_in', anInteger),
  fieldClaim('CMP-23', 'alerts.network_out', anInteger),
  fieldClaim('CMP-24', 'alerts.transfer_quota', anInteger),
  fieldClaim('CMP-25', 'alerts.io', anInteger),
  fieldClaim('CMP-26', 'backups', anObject),
  fieldClaim('CMP-27', 'backups.enabled', equals(true)),
  serviceClaim('CMP-28', async (service) => {
    for (const instance of [await getInstance(service, 1001), await getFromTagListing(service)])
      assert.equal(valueAt(instance, 'backups.available'), true);
    await service.runUnit('write', (unit) => startMaintenance(unit, 1001));
    for (const instance of [await getInstance(service, 1001), await getFromTagListing(service)])
      assert.equal(valueAt(instance, 'backups.available'), false);
    await service.runUnit('write', (unit) => endMaintenance(unit, 1001));
    assert.equal(valueAt(await getInstance(service, 1001), 'backups.available'), true);
  }),
  fieldClaim('CMP-29', 'backups.schedule', anObject),
  fieldClaim('CMP-30', 'backups.schedule.day', equals('Saturday')),
  fieldClaim('CMP-31', 'backups.schedule.window', equals('W10')),
  serviceClaim('CMP-32', async (service) => {
    for (const instance of [await getInstance(service, 1001), await getFromTagListing(service)])
      aTime(valueAt(instance, 'backups.last_successful'), instance);
    assert.equal(valueAt(await getInstance(service, 1013), 'backups.last_successful'), null);
  }),
  fieldClaim('CMP-33', 'watchdog_enabled', equals(true)),
  fieldClaim('CMP-34', 'host_uuid', aString),
  fieldClaim('CMP-35', 'has_user_data', aBoolean),
  serviceClaim('CMP-36', async ({ raw, fixtures }) => {
    const token = fixtures.tokens.unrestricted;
    for (const name of ['id', 'label', 'status', 'type', 'group', 'specs', 'data']) {
      const filtered = raw('GET', `/v4/tags/${fixtures.tag}`, {
        token,
        headers: { 'X-Filter': JSON.stringify({ [name]: 1 }) },
      });
      assert.ok((await expectError(filtered, 400, `X-Filter.${name}`)).some((reason) => reason.includes(name)));
    }
  }),
  serviceClaim('CMP-37', async (service) => {
    const { raw, fixtures } = service;
    assert.equal(valueAt(await getInstance(service, fixtures.compute_id), 'id'), fixtures.compute_id);
    for (const id of ['web-1', '1.5', '1001x'])
      await expectError(raw('GET', path(id), { token: fixtures.tokens.unrestricted }), 404);
  }),
  serviceClaim('CMP-38', ({ raw, fixtures }) =>
    assertScope('compute:read_only', ({ token }) => raw('GET', path(fixtures.compute_id), { token })),
  ),
  serviceClaim('CMP-39', async ({ client, raw, fixtures }) => {
    const computeId = fixtures.compute_id;
    const updated = await expectSuccess(
      client().compute.updateComputeInstance({ path: { computeId }, body: { watchdog_enabled: true } }),
    );
    assert.equal(updated.id, computeId);
    assert.deepEqual(
      await expectRawSuccess(raw('GET', path(computeId), { token: fixtures.tokens.unrestricted })),
      updated,
    );
    await expectError(raw('PUT', path('web-1'), { token: fixtures.tokens.unrestricted, body: {} }), 404);
  }),
  serviceClaim('CMP-43', ({ raw, fixtures }) =>
    assertScope('compute:read_write', ({ token }) => raw('PUT', path(fixtures.compute_id), { token, body: {} })),
  ),
  serviceClaim('CMP-59', async (service) => {
    assert.equal(valueAt(await getInstance(service, 1001), 'status'), 'running');
    await service.runUnit('write', (unit) => startMaintenance(unit, 1001));
    assert.equal(valueAt(await getInstance(service, 1001), 'status'), 'stopped');
    await service.runUnit('write', (unit) => endMaintenance(unit, 1001));
  }),
  serviceClaim('CMP-61', async ({ client, raw, fixtures: { tokens } }) => {
    const unknown = { computeId: 999_999 };
    await expectError(client().compute.getComputeInstance({ path: unknown }), 404);
    await expectError(client().compute.updateComputeInstance({ path: unknown, body: { label: 'x' } }), 404);
    // Beyond the maximum ID.
    await expectError(raw('GET', path('9007199254740993'), { token: tokens.unrestricted }), 404);
    await expectError(raw('PUT', path('4294967297'), { token: tokens.unrestricted, body: {} }), 404);
  }),
  serviceClaim('CMP-62', async (service) => {
    assert.equal(valueAt(await getInstance(service, 1001), 'has_user_data'), true);
    assert.equal(valueAt(await getInstance(service, 1013), 'has_user_data'), false);
    assert.match(
      String(valueAt(await getInstance(service, 1001), 'host_uuid')),
      /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i,
    );
  }),
];
