// Claims about the fields of compute instances, and about reading them.

import assert from 'node:assert/strict';
import { changeStatus } from '../../../../src/service/work/instances/power.ts';
import { beginMaintenance, endMaintenance } from '../../../../src/service/areas/compute/maintenance.ts';
import type { World } from '../../harness/world.ts';
import { serviceClaim, type ServiceClaim } from '../claim.ts';
import { accepted, acceptedRaw, refused } from '../answers.ts';
import { aBoolean, anArray, anInteger, anObject, aString, aTime, at, fieldsOf, is } from '../fields.ts';
import { needsScope } from '../scopes.ts';

export const path = (id: number | string): string => `/v4/compute/instances/${id}`;

/** An instance, as the unrestricted user sees it. */
export const get = async (world: World, computeId: number): Promise<unknown> =>
  await accepted(world.client().compute.getComputeInstance({ path: { computeId } }));

/** In the tag listing, an instance is what the entry holds. */
const tagged = async ({ client, fixtures }: World): Promise<unknown> => {
  const { data } = await accepted(client().tags.listTaggedObjects({ path: { label: fixtures.tag } }));
  return data.find((entry) => entry.type === 'compute' && entry.data.id === fixtures.compute_id)?.data;
};

/** Every response that returns an instance. */
const field = fieldsOf({
  GET: (world) => get(world, world.fixtures.compute_id),
  PUT: async ({ client, fixtures }) =>
    await accepted(client().compute.updateComputeInstance({ path: { computeId: fixtures.compute_id }, body: {} })),
  'the tag listing': tagged,
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
  field('CMP-01', 'id', is(1001)),
  field('CMP-02', 'label', is('web-1')),
  serviceClaim('CMP-03', async (world) => {
    const { units, fixtures } = world;
    const id = fixtures.compute_without_firewall_id;
    const before = at(await get(world, id), 'status');
    for (const status of statuses) {
      await units('write', (unit) => changeStatus(unit, id, status));
      assert.equal(at(await get(world, id), 'status'), status);
    }
    await units('write', (unit) => changeStatus(unit, id, 'running'));
    assert.equal(before, 'running');
    const { account_id } = await units('read', ({ db }) =>
      db.selectFrom('instances').where('id', '=', id).select('account_id').executeTakeFirstOrThrow(),
    );
    const stored = await units('read', ({ db }) =>
      db.selectFrom('instances').where('account_id', '=', account_id).select('id').execute(),
    );
    const seen = new Set<unknown>();
    for (const instance of stored) seen.add(at(await get(world, instance.id), 'status'));
    assert.deepEqual([...seen].sort(), [...statuses].sort());
  }),
  field('CMP-04', 'created', aTime),
  field('CMP-05', 'updated', aTime),
  field('CMP-06', 'type', is('standard-2')),
  serviceClaim('CMP-07', async (world) => {
    assert.equal(typeof at(await get(world, 1001), 'image'), 'string');
    assert.equal(at(await tagged(world), 'image'), at(await get(world, 1001), 'image'));
    assert.equal(at(await get(world, 1002), 'image'), null);
  }),
  field('CMP-08', 'region', is('eu-central')),
  field('CMP-09', 'group', is('web')),
  field('CMP-10', 'tags', (tags) => {
    anArray(tags, undefined);
    assert.deepEqual(tags, ['production', 'web']);
  }),
  field('CMP-11', 'hypervisor', is('kvm')),
  field('CMP-12', 'ipv4', is(['203.0.113.10', '192.168.130.10'])),
  serviceClaim('CMP-13', async (world) => {
    assert.match(String(at(await get(world, 1001), 'ipv6')), /^2001:db8::/);
    const all = await world.units('read', ({ db }) =>
      db.selectFrom('instances').where('id', '=', 1013).select('value').executeTakeFirstOrThrow(),
    );
    await world.units('write', ({ db }) =>
      db
        .updateTable('instances')
        .set({ value: all.value.replace(/"ipv6":(?:null|"[^"]*")/, '"ipv6":null') })
        .where('id', '=', 1013)
        .execute(),
    );
    assert.equal(at(await get(world, 1013), 'ipv6'), null);
  }),
  field('CMP-14', 'specs', anObject),
  field('CMP-15', 'specs.disk', is(81_920)),
  field('CMP-16', 'specs.memory', is(4096)),
  field('CMP-17', 'specs.vcpus', is(2)),
  field('CMP-18', 'specs.gpus', is(0)),
  field('CMP-19', 'specs.transfer', is(4000)),
  field('CMP-20', 'alerts', anObject),
  field('CMP-21', 'alerts.cpu', anInteger),
  field('CMP-22', 'alerts.network_in', anInteger),
  field('CMP-23', 'alerts.network_out', anInteger),
  field('CMP-24', 'alerts.transfer_quota', anInteger),
  field('CMP-25', 'alerts.io', anInteger),
  field('CMP-26', 'backups', anObject),
  field('CMP-27', 'backups.enabled', is(true)),
  serviceClaim('CMP-28', async (world) => {
    for (const instance of [await get(world, 1001), await tagged(world)])
      assert.equal(at(instance, 'backups.available'), true);
    await world.units('write', (unit) => beginMaintenance(unit, 1001));
    for (const instance of [await get(world, 1001), await tagged(world)])
      assert.equal(at(instance, 'backups.available'), false);
    await world.units('write', (unit) => endMaintenance(unit, 1001));
    assert.equal(at(await get(world, 1001), 'backups.available'), true);
  }),
  field('CMP-29', 'backups.schedule', anObject),
  field('CMP-30', 'backups.schedule.day', is('Saturday')),
  field('CMP-31', 'backups.schedule.window', is('W10')),
  serviceClaim('CMP-32', async (world) => {
    for (const instance of [await get(world, 1001), await tagged(world)])
      aTime(at(instance, 'backups.last_successful'), instance);
    assert.equal(at(await get(world, 1013), 'backups.last_successful'), null);
  }),
  field('CMP-33', 'watchdog_enabled', is(true)),
  field('CMP-34', 'host_uuid', aString),
  field('CMP-35', 'has_user_data', aBoolean),
  serviceClaim('CMP-36', async ({ raw, fixtures }) => {
    const token = fixtures.tokens.unrestricted;
    for (const name of ['id', 'label', 'status', 'type', 'group', 'specs', 'data']) {
      const filtered = raw('GET', `/v4/tags/${fixtures.tag}`, {
        token,
        headers: { 'X-Filter': JSON.stringify({ [name]: 1 }) },
      });
      assert.ok((await refused(filtered, 400, `X-Filter.${name}`)).some((reason) => reason.includes(name)));
    }
  }),
  serviceClaim('CMP-37', async (world) => {
    const { raw, fixtures } = world;
    assert.equal(at(await get(world, fixtures.compute_id), 'id'), fixtures.compute_id);
    for (const id of ['web-1', '1.5', '1001x'])
      await refused(raw('GET', path(id), { token: fixtures.tokens.unrestricted }), 404);
  }),
  serviceClaim('CMP-38', ({ raw, fixtures }) =>
    needsScope('compute:read_only', ({ token }) => raw('GET', path(fixtures.compute_id), { token })),
  ),
  serviceClaim('CMP-39', async ({ client, raw, fixtures }) => {
    const computeId = fixtures.compute_id;
    const updated = await accepted(
      client().compute.updateComputeInstance({ path: { computeId }, body: { watchdog_enabled: true } }),
    );
    assert.equal(updated.id, computeId);
    assert.deepEqual(await acceptedRaw(raw('GET', path(computeId), { token: fixtures.tokens.unrestricted })), updated);
    await refused(raw('PUT', path('web-1'), { token: fixtures.tokens.unrestricted, body: {} }), 404);
  }),
  serviceClaim('CMP-43', ({ raw, fixtures }) =>
    needsScope('compute:read_write', ({ token }) => raw('PUT', path(fixtures.compute_id), { token, body: {} })),
  ),
  serviceClaim('CMP-59', async (world) => {
    assert.equal(at(await get(world, 1001), 'status'), 'running');
    await world.units('write', (unit) => beginMaintenance(unit, 1001));
    assert.equal(at(await get(world, 1001), 'status'), 'stopped');
    await world.units('write', (unit) => endMaintenance(unit, 1001));
  }),
  serviceClaim('CMP-61', async ({ client, raw, fixtures: { tokens } }) => {
    const unknown = { computeId: 999_999 };
    await refused(client().compute.getComputeInstance({ path: unknown }), 404);
    await refused(client().compute.updateComputeInstance({ path: unknown, body: { label: 'x' } }), 404);
    // Beyond what an ID of the database can be.
    await refused(raw('GET', path('9007199254740993'), { token: tokens.unrestricted }), 404);
    await refused(raw('PUT', path('4294967297'), { token: tokens.unrestricted, body: {} }), 404);
  }),
  serviceClaim('CMP-62', async (world) => {
    assert.equal(at(await get(world, 1001), 'has_user_data'), true);
    assert.equal(at(await get(world, 1013), 'has_user_data'), false);
    assert.match(String(at(await get(world, 1001), 'host_uuid')), /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i);
  }),
];
