// Claims about volumes, which the API returns in tag listings.

import assert from 'node:assert/strict';
import type { TestService } from '../harness/test-service.ts';
import { assertAllHave, isString, isTime, isInteger } from './helpers/response-assertions.ts';
import { freshServiceClaim, serviceClaim, type ServiceClaim } from './claim.ts';
import { expectNotFilterable } from './helpers/not-filterable.ts';
import { listAllOfKind, listTagged } from './helpers/list-tagged-objects.ts';
import { addAccount, addedToken, expectSeedError } from './helpers/seed-files.ts';

const fields = [
  'id',
  'label',
  'region',
  'tags',
  'status',
  'created',
  'updated',
  'filesystem_path',
  'size',
  'compute_id',
  'compute_label',
  'hardware_type',
];

const listVolumes = (service: TestService): Promise<Record<string, unknown>[]> => listAllOfKind(service, 'volume');
/** Creates a claim about a field of every volume. */
const fieldClaim = (id: string, name: string, isValid: (value: unknown) => boolean): ServiceClaim =>
  serviceClaim(id, async (service) => assertAllHave(await listVolumes(service), name, isValid));
const expectSeedRejected = (volume: object, reason: RegExp): Promise<void> =>
  expectSeedError({ volumes: [{ label: 'volume', ...volume }] }, reason);

/** Creates a claim about volumes that are added to an empty database. */
const volumeClaim = (
  id: string,
  volumes: readonly object[],
  verify: (volumes: Record<string, unknown>[]) => Promise<void> | void,
): ServiceClaim =>
  freshServiceClaim(
    id,
    async (service) => {
      await addAccount(service, { volumes: volumes.map((volume) => ({ tags: ['all'], ...volume })) });
      await verify(await listTagged(service, 'volume', 'all', addedToken));
    },
    { seed: 'empty' },
  );

const labels = ['a', 'Data-1', 'a_b-c_d', 'z9'];

export const claims: readonly ServiceClaim[] = [
  fieldClaim('VOL-01', 'id', isInteger),
  volumeClaim(
    'VOL-02',
    labels.map((label) => ({ label })),
    async (volumes) => {
      assert.deepEqual(
        volumes.map(({ label }) => label),
        labels,
      );
      for (const label of ['1a', '-a', '_a', 'a--b', 'a__b', 'a b', 'a.b', ''])
        await expectSeedRejected({ label }, /label/);
    },
  ),
  fieldClaim('VOL-03', 'region', (region) => isString(region) && region !== ''),
  serviceClaim('VOL-04', async (service) => {
    assertAllHave(await listVolumes(service), 'tags', (tags) => Array.isArray(tags) && tags.every(isString));
    const [first] = await listTagged(service, 'volume', service.fixtures.tag);
    assert.ok(Array.isArray(first?.['tags']) && first['tags'].includes(service.fixtures.tag));
  }),
  serviceClaim('VOL-05', async (service) => {
    assert.deepEqual(
      new Set((await listVolumes(service)).map(({ status }) => status)),
      new Set(['creating', 'active', 'resizing']),
    );
    for (const status of ['offline', 'Active', '']) await expectSeedRejected({ status }, /status/);
  }),
  fieldClaim('VOL-06', 'created', isTime),
  fieldClaim('VOL-07', 'updated', isTime),
  serviceClaim('VOL-08', async (service) => {
    const volumes = await listVolumes(service);
    for (const { label, filesystem_path: path } of volumes)
      assert.equal(path, `/dev/disk/by-id/volume-${String(label)}`);
  }),
  fieldClaim('VOL-09', 'size', (size) => isInteger(size) && Number(size) > 0),
  serviceClaim('VOL-10', async (service) => {
    const volumes = await listVolumes(service);
    assertAllHave(volumes, 'compute_id', (id) => id === null || isInteger(id));
    assert.deepEqual(
      volumes.map(({ compute_id }) => compute_id),
      [1001, null, null],
    );
  }),
  serviceClaim('VOL-11', async (service) => {
    const volumes = await listVolumes(service);
    const { label } = await service.runUnit('read', ({ db }) =>
      db.selectFrom('instances').where('id', '=', 1001).select('label').executeTakeFirstOrThrow(),
    );
    assert.deepEqual(
      volumes.map(({ compute_label }) => compute_label),
      [label, null, null],
    );
  }),
  serviceClaim('VOL-12', async (service) => {
    assert.deepEqual(
      new Set((await listVolumes(service)).map(({ hardware_type }) => hardware_type)),
      new Set(['hdd', 'nvme']),
    );
    for (const hardware_type of ['ssd', 'NVMe', '']) await expectSeedRejected({ hardware_type }, /hardware_type/);
  }),
  serviceClaim('VOL-13', async (service) => {
    for (const volume of await listVolumes(service)) assert.deepEqual(Object.keys(volume).sort(), [...fields].sort());
    await expectNotFilterable(service, `/v4/tags/${service.fixtures.tag}`, fields);
  }),
  volumeClaim(
    'VOL-15',
    labels.map((label) => ({ label })),
    (volumes) => {
      assert.deepEqual(
        volumes.map(({ filesystem_path: path }) => path),
        labels.map((label) => `/dev/disk/by-id/volume-${label}`),
      );
    },
  ),
];
