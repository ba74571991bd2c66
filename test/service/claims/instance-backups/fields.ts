// Claims about the fields of instance backups, and about reading them.

import assert from 'node:assert/strict';
import { startMaintenance, endMaintenance } from '../../../../src/service/tags/compute/maintenance.ts';
import type { TestService } from '../../harness/test-service.ts';
import { expectSuccess, expectRawSuccess, expectError } from '../helpers/response-assertions.ts';
import { serviceClaim, type ServiceClaim } from '../claim.ts';
import {
  aBoolean,
  anArray,
  anInteger,
  anObject,
  aString,
  aTime,
  valueAt,
  createFieldClaims,
  type ValueCheck,
} from '../helpers/field-claims.ts';
import { assertScope } from '../helpers/assert-scope.ts';

export const path = (id: number | string): string => `/v4/compute/instances/${id}/backups`;

/** Returns the backups of an instance. */
export const listBackups = (service: TestService, computeId: number) =>
  expectSuccess(service.client().compute.listInstanceBackups({ path: { computeId } }));

/** Creates a claim about a field in every response that contains a backup, at every location. */
const fieldClaim = createFieldClaims({
  'GET, automatic': async (service) => (await listBackups(service, 1001)).automatic[0],
  'GET, current snapshot': async (service) => (await listBackups(service, 1001)).snapshot.current,
  POST: ({ client }) =>
    expectSuccess(client().compute.createInstanceSnapshot({ path: { computeId: 1013 }, body: { label: 'fields' } })),
  'GET, snapshot in progress': async (service) => (await listBackups(service, 1013)).snapshot.in_progress,
});

const states = ['paused', 'pending', 'running', 'needsPostProcessing', 'successful', 'failed', 'userAborted'] as const;
const filesystems = ['raw', 'swap', 'ext3', 'ext4', 'initrd'] as const;

/** Checks each item of a non-empty array. */
const everyItem =
  (name: string, check: ValueCheck): ValueCheck =>
  (items) => {
    assert.ok(Array.isArray(items) && items.length > 0);
    for (const item of items) check(valueAt(item, name), item);
  };

export const backupFieldClaims: readonly ServiceClaim[] = [
  fieldClaim('BKP-01', 'id', anInteger),
  serviceClaim('BKP-02', async (service) => {
    const { automatic, snapshot } = await listBackups(service, 1001);
    assert.deepEqual([...new Set(automatic.map(({ type }) => type))], ['auto']);
    assert.equal(snapshot.current?.type, 'snapshot');
    assert.equal((await listBackups(service, 1013)).snapshot.in_progress?.type, 'snapshot');
    const types = await service.runUnit('read', ({ db }) =>
      db.selectFrom('instance_backups').select('type').distinct().execute(),
    );
    assert.deepEqual(types.map(({ type }) => type).sort(), ['auto', 'snapshot']);
  }),
  serviceClaim('BKP-03', async (service) => {
    const { automatic } = await listBackups(service, 1002);
    assert.deepEqual([...new Set(automatic.map(({ status }) => status))].sort(), [...states].sort());
  }),
  serviceClaim('BKP-04', async (service) => {
    const getAvailability = async (): Promise<readonly unknown[]> => {
      const { automatic, snapshot } = await listBackups(service, 1001);
      return [...automatic, snapshot.current].map((backup) => backup?.available);
    };
    assert.deepEqual(new Set(await getAvailability()), new Set([true]));
    await service.runUnit('write', (unit) => startMaintenance(unit, 1001));
    assert.deepEqual(new Set(await getAvailability()), new Set([false]));
    await service.runUnit('write', (unit) => endMaintenance(unit, 1001));
    assert.equal((await listBackups(service, 1013)).snapshot.in_progress?.available, false);
  }),
  fieldClaim('BKP-05', 'created', aTime),
  fieldClaim('BKP-06', 'updated', aTime),
  fieldClaim('BKP-07', 'finished', (finished, backup) => {
    if (valueAt(backup, 'status') === 'successful') aTime(finished, backup);
    else assert.equal(finished, null);
  }),
  fieldClaim('BKP-08', 'label', (label, backup) => {
    if (valueAt(backup, 'type') === 'auto') assert.equal(label, null);
    else assert.ok(label === 'before-upgrade' || label === 'fields', String(label));
  }),
  fieldClaim('BKP-09', 'configs', (configs) => {
    assert.ok(Array.isArray(configs) && configs.length > 0);
    for (const config of configs) aString(config, configs);
  }),
  fieldClaim('BKP-10', 'disks', anArray),
  fieldClaim('BKP-11', 'disks', everyItem('size', anInteger)),
  serviceClaim('BKP-12', async (service) => {
    const { id } = (await listBackups(service, 1001)).automatic[0] ?? assert.fail('missing automatic backup');
    const disks = JSON.stringify(filesystems.map((filesystem) => ({ size: 1, filesystem, label: filesystem })));
    await service.runUnit('write', async ({ db }) => {
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
      (await listBackups(service, 1001)).automatic[0]?.disks.map(({ filesystem }) => filesystem),
      filesystems,
    );
    const currentDisks = (await listBackups(service, 1001)).snapshot.current?.disks ?? [];
    assert.deepEqual(
      currentDisks.filter(({ filesystem }) => !filesystems.includes(filesystem)),
      [],
    );
    assert.ok(currentDisks.length > 0);
  }),
  fieldClaim('BKP-13', 'disks', everyItem('label', aString)),
  serviceClaim('BKP-14', async ({ raw, fixtures: { tokens } }) => {
    const token = tokens.unrestricted;
    const unfiltered = await expectRawSuccess(raw('GET', path(1001), { token }));
    for (const filter of [{ id: -1 }, { type: 'none' }, { label: 'none' }])
      assert.deepEqual(
        await expectRawSuccess(raw('GET', path(1001), { token, headers: { 'X-Filter': JSON.stringify(filter) } })),
        unfiltered,
      );
  }),
  serviceClaim('BKP-15', async (service) => {
    const { automatic } = await listBackups(service, 1001);
    assert.deepEqual(
      automatic.map(({ id }) => id),
      [1, 2],
    );
    await expectError(service.raw('GET', path('web-1'), { token: service.fixtures.tokens.unrestricted }), 404);
    await expectError(service.client().compute.listInstanceBackups({ path: { computeId: 999_999 } }), 404);
  }),
  serviceClaim('BKP-16', ({ raw }) =>
    assertScope('compute:read_only', ({ token }) => raw('GET', path(1001), { token })),
  ),
  serviceClaim('BKP-17', async ({ client, raw, fixtures: { tokens } }) => {
    const snapshotResponse = await expectSuccess(
      client().compute.createInstanceSnapshot({ path: { computeId: 1012 }, body: { label: 'created' } }),
    );
    assert.deepEqual(Object.keys(snapshotResponse).sort(), [
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
    await expectError(raw('POST', path('web-1'), { token: tokens.unrestricted, body: { label: 'created' } }), 404);
    await expectError(
      client().compute.createInstanceSnapshot({ path: { computeId: 999_999 }, body: { label: 'created' } }),
      404,
    );
  }),
  serviceClaim('BKP-20', ({ raw }) =>
    assertScope('compute:read_write', ({ token }) => raw('POST', path(1011), { token, body: { label: 'scopes' } })),
  ),
  serviceClaim('BKP-21', async ({ raw, fixtures: { tokens } }) =>
    anArray(
      valueAt(await expectRawSuccess(raw('GET', path(1001), { token: tokens.unrestricted })), 'automatic'),
      undefined,
    ),
  ),
  serviceClaim('BKP-22', async ({ raw, fixtures: { tokens } }) =>
    anObject(
      valueAt(await expectRawSuccess(raw('GET', path(1001), { token: tokens.unrestricted })), 'snapshot'),
      undefined,
    ),
  ),
  serviceClaim('BKP-23', async (service) => {
    assert.equal((await listBackups(service, 1001)).snapshot.in_progress, null);
    assert.equal((await listBackups(service, 1003)).snapshot.in_progress, null);
    const snapshotResponse = await expectSuccess(
      service.client().compute.createInstanceSnapshot({ path: { computeId: 1010 }, body: { label: 'in progress' } }),
    );
    assert.deepEqual((await listBackups(service, 1010)).snapshot.in_progress, snapshotResponse);
  }),
  serviceClaim('BKP-24', async (service) => {
    assert.equal((await listBackups(service, 1003)).snapshot.current, null);
    const { current } = (await listBackups(service, 1001)).snapshot;
    assert.equal(current?.id, 3);
    aBoolean(current.available, current);
  }),
  serviceClaim('BKP-25', async ({ raw, fixtures: { tokens } }) => {
    const token = tokens.unrestricted;
    const plain = await expectRawSuccess(raw('GET', path(1002), { token }));
    assert.deepEqual(Object.keys(plain).sort(), ['automatic', 'snapshot']);
    assert.deepEqual(await expectRawSuccess(raw('GET', `${path(1002)}?page=2&page_size=25`, { token })), plain);
    assert.deepEqual(await expectRawSuccess(raw('GET', `${path(1002)}?page=0&page_size=1`, { token })), plain);
  }),
];
