// Claims about updating compute instances.

import assert from 'node:assert/strict';
import { timestamp } from '../../../../src/service/time.ts';
import type { RawResponse } from '../../harness/raw.ts';
import type { World } from '../../harness/world.ts';
import { accepted, acceptedRaw, memberwise, refused } from '../answers.ts';
import { serviceClaim, type ServiceClaim } from '../claim.ts';
import { at } from '../fields.ts';
import { get, path } from './fields.ts';

/** One that no other claim looks at. */
const id = 1013;

export const put = (
  { raw, fixtures }: World,
  body: unknown,
  token = fixtures.tokens.unrestricted,
  of = id,
): Promise<RawResponse> => raw('PUT', path(of), { token, body });

/** An update answers this, and it is there afterwards. */
async function takes(world: World, body: unknown, member: string, expected: unknown): Promise<void> {
  assert.deepEqual(at(await acceptedRaw(put(world, body)), member), expected);
  assert.deepEqual(at(await get(world, id), member), expected);
}

/** An update is refused with problems of these fields, and changes nothing. */
async function refuses(world: World, body: unknown, ...fields: readonly string[]): Promise<void> {
  const before = await get(world, id);
  await refused(put(world, body), 400, ...fields);
  assert.deepEqual(await get(world, id), before);
}

const alerts = ['cpu', 'network_in', 'network_out', 'transfer_quota', 'io'] as const;
const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

export const updateClaims: readonly ServiceClaim[] = [
  serviceClaim('CMP-40', async (world) => {
    for (const [place, alert] of alerts.entries())
      await takes(world, { alerts: { [alert]: 71 + place } }, `alerts.${alert}`, 71 + place);
    await takes(world, { backups: { schedule: { day: 'Friday' } } }, 'backups.schedule.day', 'Friday');
    await takes(world, { backups: { schedule: { window: 'W3' } } }, 'backups.schedule.window', 'W3');
    await takes(world, { group: 'a group' }, 'group', 'a group');
    await takes(world, { label: 'another-label' }, 'label', 'another-label');
    await takes(world, { tags: ['one', 'two'] }, 'tags', ['one', 'two']);
    await takes(world, { watchdog_enabled: false }, 'watchdog_enabled', false);
    for (const [name, wrong] of Object.entries({
      alerts: 1,
      backups: 'W3',
      group: 5,
      label: 7,
      tags: 'one',
      watchdog_enabled: 'yes',
    }))
      await refuses(world, { [name]: wrong }, name);
    await refuses(world, { backups: { schedule: 'W3' } }, 'backups.schedule');
    for (const alert of alerts) await refuses(world, { alerts: { [alert]: '5' } }, `alerts.${alert}`);
  }),
  serviceClaim('CMP-44', async (world) => {
    for (const label of ['a', '7', 'web-01', 'db.primary_2', 'A-b_c.d', 'x'.repeat(64)])
      await takes(world, { label }, 'label', label);
    for (const label of [
      '',
      '-a',
      'a-',
      '_a',
      'a_',
      '.a',
      'a.',
      'a--b',
      'a__b',
      'a..b',
      'a-_b',
      'a._b',
      'a b',
      'ä',
      'a/b',
      'x'.repeat(65),
    ])
      await refuses(world, { label }, 'label');
  }),
  serviceClaim('CMP-45', async (world) => {
    for (const alert of alerts) {
      for (const value of [0, 1, 12_345]) await takes(world, { alerts: { [alert]: value } }, `alerts.${alert}`, value);
      for (const value of [1.5, '5', true, null, -1])
        await refuses(world, { alerts: { [alert]: value } }, `alerts.${alert}`);
    }
  }),
  serviceClaim('CMP-46', async (world) => {
    for (const alert of alerts) {
      const before = memberwise(at(await get(world, id), 'alerts'));
      await takes(world, { alerts: { [alert]: 4321 } }, 'alerts', { ...before, [alert]: 4321 });
    }
  }),
  serviceClaim('CMP-47', async (world) => {
    // Nothing was said of the alerts of these: one has two cores, the other one.
    for (const [instance, cores] of [
      [1001, 2],
      [1003, 1],
    ] as const) {
      const shown = await get(world, instance);
      assert.equal(at(shown, 'specs.vcpus'), cores);
      assert.equal(at(shown, 'alerts.cpu'), 90 * cores);
    }
  }),
  serviceClaim('CMP-48', async (world) => {
    for (const cpu of [101, 180, 200])
      assert.equal(at(await acceptedRaw(put(world, { alerts: { cpu } }, undefined, 1001)), 'alerts.cpu'), cpu);
    await acceptedRaw(put(world, { alerts: { cpu: 180 } }, undefined, 1001));
  }),
  serviceClaim('CMP-49', async (world) => {
    for (const day of days) await takes(world, { backups: { schedule: { day } } }, 'backups.schedule.day', day);
    for (const day of ['Scheduling', 'sunday', 'Sun', '', 0, null])
      await refuses(world, { backups: { schedule: { day } } }, 'backups.schedule.day');
  }),
  serviceClaim('CMP-50', async (world) => {
    for (let hour = 0; hour < 24; hour++)
      await takes(world, { backups: { schedule: { window: `W${hour}` } } }, 'backups.schedule.window', `W${hour}`);
    for (const window of ['W24', 'W00', 'W05', 'w1', '10', 'W', 'W-1', 'W1.5', 'Scheduling', '', 10, null])
      await refuses(world, { backups: { schedule: { window } } }, 'backups.schedule.window');
  }),
  serviceClaim('CMP-52', async (world) => {
    for (const instance of [1001, id]) {
      const before = at(await get(world, instance), 'backups');
      const sent = {
        enabled: at(before, 'enabled') !== true,
        available: at(before, 'available') !== true,
        last_successful: '2001-02-03T04:05:06Z',
      };
      assert.deepEqual(at(await acceptedRaw(put(world, { backups: sent }, undefined, instance)), 'backups'), before);
      assert.deepEqual(at(await get(world, instance), 'backups'), before);
    }
  }),
  serviceClaim('CMP-53', async (world) => {
    const fixed = {
      id: 5,
      status: 'offline',
      created: '2001-02-03T04:05:06Z',
      type: 'other',
      image: 'other',
      region: 'other',
      hypervisor: 'other',
      ipv4: ['192.0.2.1'],
      ipv6: null,
      specs: { disk: 1, memory: 1, vcpus: 1, gpus: 1, transfer: 1 },
      host_uuid: '00000000-0000-0000-0000-000000000000',
      has_user_data: true,
    };
    const before = memberwise(await get(world, id));
    const after = await acceptedRaw(put(world, fixed));
    for (const name of Object.keys(fixed)) assert.deepEqual(at(after, name), at(before, name), name);
    assert.deepEqual(await get(world, id), { ...before, updated: at(after, 'updated') });
  }),
  serviceClaim('CMP-54', async (world) => {
    const {
      client,
      fixtures: { tokens },
    } = world;
    await refused(put(world, { watchdog_enabled: true }, tokens.restricted_compute_ro, 1001), 403);
    await refused(put(world, { watchdog_enabled: true }, tokens.restricted, 1001), 403);
    assert.equal(
      (await accepted(client(tokens.restricted_compute_ro).compute.getComputeInstance({ path: { computeId: 1001 } })))
        .id,
      1001,
    );
    assert.equal(
      at(
        await acceptedRaw(put(world, { watchdog_enabled: false }, tokens.restricted_compute_rw, 1001)),
        'watchdog_enabled',
      ),
      false,
    );
    await acceptedRaw(put(world, { watchdog_enabled: true }, tokens.restricted_compute_rw, 1001));
  }),
  serviceClaim('CMP-55', async (world) => {
    const { tokens } = world.fixtures;
    const before = at(await get(world, 1001), 'tags');
    assert.deepEqual(before, ['production', 'web']);
    for (const tags of [['production', 'web', 'more'], ['production'], [], ['other']])
      await refused(put(world, { tags }, tokens.restricted_compute_rw, 1001), 403, 'tags');
    assert.deepEqual(at(await get(world, 1001), 'tags'), before);
    assert.deepEqual(
      at(await acceptedRaw(put(world, { tags: ['production', 'web', 'more'] }, tokens.unrestricted, 1001)), 'tags'),
      ['production', 'web', 'more'],
    );
    await acceptedRaw(put(world, { tags: before }, tokens.unrestricted, 1001));
  }),
  serviceClaim('CMP-56', async (world) => {
    const carried = async (label: string): Promise<unknown[]> => {
      const listed = await world.client().tags.listTaggedObjects({ path: { label } });
      return listed.ok ? listed.data.data.map(({ type, data }) => [type, data.id]) : [];
    };
    assert.deepEqual(await carried('set-by-put'), []);
    await acceptedRaw(put(world, { tags: ['set-by-put', 'also'] }));
    assert.deepEqual(await carried('set-by-put'), [['compute', id]]);
    assert.deepEqual(await carried('also'), [['compute', id]]);
    await acceptedRaw(put(world, { tags: ['also'] }));
    assert.deepEqual(await carried('set-by-put'), []);
  }),
  serviceClaim('CMP-57', async (world) => {
    const before = await get(world, id);
    const after = await acceptedRaw(put(world, { type: 'standard-9', region: 'moon-1' }));
    for (const name of ['type', 'region']) assert.equal(at(after, name), at(before, name));
  }),
  serviceClaim('CMP-58', async (world) => {
    world.clock.move(61_000);
    const time = timestamp(world.clock.now());
    assert.notEqual(at(await get(world, id), 'updated'), time);
    await takes(world, { watchdog_enabled: true }, 'updated', time);
    assert.notEqual(at(await get(world, id), 'created'), time);
  }),
];
