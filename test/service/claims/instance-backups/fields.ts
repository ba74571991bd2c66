// Claims about the fields of instance backups, and about reading them.

import assert from 'node:assert/strict';
import { beginMaintenance, endMaintenance } from '../../../../src/service/areas/compute/maintenance.ts';
import type { World } from '../../harness/world.ts';
import { accepted, acceptedRaw, refused } from '../answers.ts';
import { serviceClaim, type ServiceClaim } from '../claim.ts';
import { aBoolean, anArray, anInteger, anObject, aString, aTime, at, fieldsOf, type Judge } from '../fields.ts';
import { needsScope } from '../scopes.ts';

export const path = (id: number | string): string => `/v4/compute/instances/${id}/backups`;

/** The backups of an instance. */
export const list = (world: World, computeId: number) =>
  accepted(world.client().compute.listInstanceBackups({ path: { computeId } }));

/** Every response that returns a backup, in every place where it does. */
const field = fieldsOf({
  'GET, automatic': async (world) => (await list(world, 1001)).automatic[0],
  'GET, current snapshot': async (world) => (await list(world, 1001)).snapshot.current,
  POST: ({ client }) =>
    accepted(client().compute.createInstanceSnapshot({ path: { computeId: 1013 }, body: { label: 'fields' } })),
  'GET, snapshot in progress': async (world) => (await list(world, 1013)).snapshot.in_progress,
});

const states = ['paused', 'pending', 'running', 'needsPostProcessing', 'successful', 'failed', 'userAborted'] as const;
const filesystems = ['raw', 'swap', 'ext3', 'ext4', 'initrd'] as const;

/** What the judge says of each item of the list, of which there is one at least. */
const each =
  (name: string, judge: Judge): Judge =>
  (disks) => {
    assert.ok(Array.isArray(disks) && disks.length > 0);
    for (const disk of disks) judge(at(disk, name), disk);
  };

export const backupFieldClaims: readonly ServiceClaim[] = [
  field('BKP-01', 'id', anInteger),
  serviceClaim('BKP-02', async (world) => {
    const { automatic, snapshot } = await list(world, 1001);
    assert.deepEqual([...new Set(automatic.map(({ type }) => type))], ['auto']);
    assert.equal(snapshot.current?.type, 'snapshot');
    assert.equal((await list(world, 1013)).snapshot.in_progress?.type, 'snapshot');
    const kinds = await world.units('read', ({ db }) =>
      db.selectFrom('instance_backups').select('type').distinct().execute(),
    );
    assert.deepEqual(kinds.map(({ type }) => type).sort(), ['auto', 'snapshot']);
  }),
  serviceClaim('BKP-03', async (world) => {
    const { automatic } = await list(world, 1002);
    assert.deepEqual([...new Set(automatic.map(({ status }) => status))].sort(), [...states].sort());
  }),
  serviceClaim('BKP-04', async (world) => {
    const availability = async (): Promise<readonly unknown[]> => {
      const { automatic, snapshot } = await list(world, 1001);
      return [...automatic, snapshot.current].map((backup) => backup?.available);
    };
    assert.deepEqual(new Set(await availability()), new Set([true]));
    await world.units('write', (unit) => beginMaintenance(unit, 1001));
    assert.deepEqual(new Set(await availability()), new Set([false]));
    await world.units('write', (unit) => endMaintenance(unit, 1001));
    assert.equal((await list(world, 1013)).snapshot.in_progress?.available, false);
  }),
  field('BKP-05', 'created', aTime),
  field('BKP-06', 'updated', aTime),
  field('BKP-07', 'finished', (finished, backup) => {
    if (at(backup, 'status') === 'successful') aTime(finished, backup);
    else assert.equal(finished, null);
  }),
  field('BKP-08', 'label', (label, backup) => {
    if (at(backup, 'type') === 'auto') assert.equal(label, null);
    else assert.ok(label === 'before-upgrade' || label === 'fields', String(label));
  }),
  field('BKP-09', 'configs', (configs) => {
    assert.ok(Array.isArray(configs) && configs.length > 0);
    for (const config of configs) aString(config, configs);
  }),
  field('BKP-10', 'disks', anArray),
  field('BKP-11', 'disks', each('size', anInteger)),
  serviceClaim('BKP-12', async (world) => {
    const { id } = (await list(world, 1001)).automatic[0] ?? assert.fail('there is no automatic backup');
    const disks = JSON.stringify(filesystems.map((filesystem) => ({ size: 1, filesystem, label: filesystem })));
    await world.units('write', async ({ db }) => {
      const { value } = await db
        .selectFrom('instance_backups')
        .where('id', '=', id)
        .select('value')
        .executeTakeFirstOrThrow();
      await db
        .updateTable('instance_backups')
        .set({ value: value.replace(/"disks":\[[^\]]*\]/, `"disks":${disks}`) })
        .where('id', '=', id)
        .execute();
    });
    assert.deepEqual(
      (await list(world, 1001)).automatic[0]?.disks.map(({ filesystem }) => filesystem),
      filesystems,
    );
    const of = (await list(world, 1001)).snapshot.current?.disks ?? [];
    assert.deepEqual(
      of.filter(({ filesystem }) => !filesystems.includes(filesystem)),
      [],
    );
    assert.ok(of.length > 0);
  }),
  field('BKP-13', 'disks', each('label', aString)),
  serviceClaim('BKP-14', async ({ raw, fixtures: { tokens } }) => {
    const token = tokens.unrestricted;
    const plain = await acceptedRaw(raw('GET', path(1001), { token }));
    for (const filter of [{ id: -1 }, { type: 'none' }, { label: 'none' }])
      assert.deepEqual(
        await acceptedRaw(raw('GET', path(1001), { token, headers: { 'X-Filter': JSON.stringify(filter) } })),
        plain,
      );
  }),
  serviceClaim('BKP-15', async (world) => {
    const { automatic } = await list(world, 1001);
    assert.deepEqual(
      automatic.map(({ id }) => id),
      [1, 2],
    );
    await refused(world.raw('GET', path('web-1'), { token: world.fixtures.tokens.unrestricted }), 404);
    await refused(world.client().compute.listInstanceBackups({ path: { computeId: 999_999 } }), 404);
  }),
  serviceClaim('BKP-16', ({ raw }) =>
    needsScope('compute:read_only', ({ token }) => raw('GET', path(1001), { token })),
  ),
  serviceClaim('BKP-17', async ({ client, raw, fixtures: { tokens } }) => {
    const made = await accepted(
      client().compute.createInstanceSnapshot({ path: { computeId: 1012 }, body: { label: 'made' } }),
    );
    assert.deepEqual(Object.keys(made).sort(), [
      'available',
      'configs',
      'created',
      'disks',
      'finished',
      'id',
      'label',
      'status',
      'type',
      'updated',
    ]);
    await refused(raw('POST', path('web-1'), { token: tokens.unrestricted, body: { label: 'made' } }), 404);
    await refused(
      client().compute.createInstanceSnapshot({ path: { computeId: 999_999 }, body: { label: 'made' } }),
      404,
    );
  }),
  serviceClaim('BKP-20', ({ raw }) =>
    needsScope('compute:read_write', ({ token }) => raw('POST', path(1011), { token, body: { label: 'scopes' } })),
  ),
  serviceClaim('BKP-21', async ({ raw, fixtures: { tokens } }) =>
    anArray(at(await acceptedRaw(raw('GET', path(1001), { token: tokens.unrestricted })), 'automatic'), undefined),
  ),
  serviceClaim('BKP-22', async ({ raw, fixtures: { tokens } }) =>
    anObject(at(await acceptedRaw(raw('GET', path(1001), { token: tokens.unrestricted })), 'snapshot'), undefined),
  ),
  serviceClaim('BKP-23', async (world) => {
    assert.equal((await list(world, 1001)).snapshot.in_progress, null);
    assert.equal((await list(world, 1003)).snapshot.in_progress, null);
    const made = await accepted(
      world.client().compute.createInstanceSnapshot({ path: { computeId: 1010 }, body: { label: 'in progress' } }),
    );
    assert.deepEqual((await list(world, 1010)).snapshot.in_progress, made);
  }),
  serviceClaim('BKP-24', async (world) => {
    assert.equal((await list(world, 1003)).snapshot.current, null);
    const { current } = (await list(world, 1001)).snapshot;
    assert.equal(current?.id, 3);
    aBoolean(current.available, current);
  }),
  serviceClaim('BKP-25', async ({ raw, fixtures: { tokens } }) => {
    const token = tokens.unrestricted;
    const plain = await acceptedRaw(raw('GET', path(1002), { token }));
    assert.deepEqual(Object.keys(plain).sort(), ['automatic', 'snapshot']);
    assert.deepEqual(await acceptedRaw(raw('GET', `${path(1002)}?page=2&page_size=25`, { token })), plain);
    assert.deepEqual(await acceptedRaw(raw('GET', `${path(1002)}?page=0&page_size=1`, { token })), plain);
  }),
];
