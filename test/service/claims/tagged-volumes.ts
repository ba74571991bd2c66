// Claims about volumes, which the interface shows under tags.

import assert from 'node:assert/strict';
import type { World } from '../harness/world.ts';
import { everyHas, isText, isTime, isWhole } from './answers.ts';
import { freshClaim, serviceClaim, type ServiceClaim } from './claim.ts';
import { filtersNone } from './filterless.ts';
import { everyOf, taggedOf } from './tagged.ts';
import { add, addedToken, refusesWorld } from './worlds.ts';

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

const shown = (world: World): Promise<Record<string, unknown>[]> => everyOf(world, 'volume');
const field = (id: string, name: string, holds: (value: unknown) => boolean): ServiceClaim =>
  serviceClaim(id, async (world) => everyHas(await shown(world), name, holds));
const refuses = (volume: object, reason: RegExp): Promise<void> =>
  refusesWorld({ volumes: [{ label: 'volume', ...volume }] }, reason);

/** A claim about volumes that are added to an empty world. */
const adding = (
  id: string,
  volumes: readonly object[],
  prove: (volumes: Record<string, unknown>[]) => Promise<void> | void,
): ServiceClaim =>
  freshClaim(
    id,
    async (world) => {
      await add(world, { volumes: volumes.map((volume) => ({ tags: ['all'], ...volume })) });
      await prove(await taggedOf(world, 'volume', 'all', addedToken));
    },
    { world: 'empty' },
  );

const labels = ['a', 'Data-1', 'a_b-c_d', 'z9'];

export const claims: readonly ServiceClaim[] = [
  field('VOL-01', 'id', isWhole),
  adding(
    'VOL-02',
    labels.map((label) => ({ label })),
    async (volumes) => {
      assert.deepEqual(
        volumes.map(({ label }) => label),
        labels,
      );
      for (const label of ['1a', '-a', '_a', 'a--b', 'a__b', 'a b', 'a.b', '']) await refuses({ label }, /label/);
    },
  ),
  field('VOL-03', 'region', (region) => isText(region) && region !== ''),
  serviceClaim('VOL-04', async (world) => {
    everyHas(await shown(world), 'tags', (tags) => Array.isArray(tags) && tags.every(isText));
    const [first] = await taggedOf(world, 'volume', world.fixtures.tag);
    assert.ok(Array.isArray(first?.['tags']) && first['tags'].includes(world.fixtures.tag));
  }),
  serviceClaim('VOL-05', async (world) => {
    assert.deepEqual(
      new Set((await shown(world)).map(({ status }) => status)),
      new Set(['creating', 'active', 'resizing']),
    );
    for (const status of ['offline', 'Active', '']) await refuses({ status }, /status/);
  }),
  field('VOL-06', 'created', isTime),
  field('VOL-07', 'updated', isTime),
  serviceClaim('VOL-08', async (world) => {
    const volumes = await shown(world);
    for (const { label, filesystem_path: path } of volumes)
      assert.equal(path, `/dev/disk/by-id/volume-${String(label)}`);
  }),
  field('VOL-09', 'size', (size) => isWhole(size) && Number(size) > 0),
  serviceClaim('VOL-10', async (world) => {
    const volumes = await shown(world);
    everyHas(volumes, 'compute_id', (id) => id === null || isWhole(id));
    assert.deepEqual(
      volumes.map(({ compute_id }) => compute_id),
      [1001, null, null],
    );
  }),
  serviceClaim('VOL-11', async (world) => {
    const volumes = await shown(world);
    const { label } = await world.units('read', ({ db }) =>
      db.selectFrom('instances').where('id', '=', 1001).select('label').executeTakeFirstOrThrow(),
    );
    assert.deepEqual(
      volumes.map(({ compute_label }) => compute_label),
      [label, null, null],
    );
  }),
  serviceClaim('VOL-12', async (world) => {
    assert.deepEqual(new Set((await shown(world)).map(({ hardware_type }) => hardware_type)), new Set(['hdd', 'nvme']));
    for (const hardware_type of ['ssd', 'NVMe', '']) await refuses({ hardware_type }, /hardware_type/);
  }),
  serviceClaim('VOL-13', async (world) => {
    for (const volume of await shown(world)) assert.deepEqual(Object.keys(volume).sort(), [...fields].sort());
    await filtersNone(world, `/v4/tags/${world.fixtures.tag}`, fields);
  }),
  adding(
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
