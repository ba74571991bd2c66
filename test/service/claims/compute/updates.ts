// Claims about updating compute instances.

import assert from 'node:assert/strict';
import { formatTimestamp } from '../../../../src/service/clock.ts';
import type { RawResponse } from '../../harness/raw-request.ts';
import type { TestService } from '../../harness/test-service.ts';
import { expectSuccess, expectRawSuccess, asRecord, expectError } from '../helpers/response-assertions.ts';
import { serviceClaim, type ServiceClaim } from '../claim.ts';
import { valueAt } from '../helpers/field-claims.ts';
import { getInstance, path } from './fields.ts';

/** An instance that no other claim uses. */
const id = 1013;

export const updateInstance = (
  { raw, fixtures }: TestService,
  body: unknown,
  token = fixtures.tokens.unrestricted,
  computeId = id,
): Promise<RawResponse> => raw('PUT', path(computeId), { token, body });

/** Asserts that an update is accepted and stored. */
async function expectAccepted(
  service: TestService,
  body: unknown,
  fieldPath: string,
  expected: unknown,
): Promise<void> {
  assert.deepEqual(valueAt(await expectRawSuccess(updateInstance(service, body)), fieldPath), expected);
  assert.deepEqual(valueAt(await getInstance(service, id), fieldPath), expected);
}

/** Asserts that an update is rejected with errors on these fields, and changes nothing. */
async function expectRejected(service: TestService, body: unknown, ...fields: readonly string[]): Promise<void> {
  const before = await getInstance(service, id);
  await expectError(updateInstance(service, body), 400, ...fields);
  assert.deepEqual(await getInstance(service, id), before);
}

const alerts = ['cpu', 'network_in', 'network_out', 'transfer_quota', 'io'] as const;
const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

export const updateClaims: readonly ServiceClaim[] = [
  serviceClaim('CMP-40', async (service) => {
    for (const [index, alert] of alerts.entries())
      await expectAccepted(service, { alerts: { [alert]: 71 + index } }, `alerts.${alert}`, 71 + index);
    await expectAccepted(service, { backups: { schedule: { day: 'Friday' } } }, 'backups.schedule.day', 'Friday');
    await expectAccepted(service, { backups: { schedule: { window: 'W3' } } }, 'backups.schedule.window', 'W3');
    await expectAccepted(service, { group: 'a group' }, 'group', 'a group');
    await expectAccepted(service, { label: 'another-label' }, 'label', 'another-label');
    await expectAccepted(service, { tags: ['one', 'two'] }, 'tags', ['one', 'two']);
    await expectAccepted(service, { watchdog_enabled: false }, 'watchdog_enabled', false);
    for (const [name, invalidValue] of Object.entries({
      alerts: 1,
      backups: 'W3',
      group: 5,
      label: 7,
      tags: 'one',
      watchdog_enabled: 'yes',
    }))
      await expectRejected(service, { [name]: invalidValue }, name);
    await expectRejected(service, { backups: { schedule: 'W3' } }, 'backups.schedule');
    for (const alert of alerts) await expectRejected(service, { alerts: { [alert]: '5' } }, `alerts.${alert}`);
  }),
  serviceClaim('CMP-44', async (service) => {
    for (const label of ['a', '7', 'web-01', 'db.primary_2', 'A-b_c.d', 'x'.repeat(64)])
      await expectAccepted(service, { label }, 'label', label);
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
      await expectRejected(service, { label }, 'label');
  }),
  serviceClaim('CMP-45', async (service) => {
    for (const alert of alerts) {
      for (const value of [0, 1, 12_345])
        await expectAccepted(service, { alerts: { [alert]: value } }, `alerts.${alert}`, value);
      for (const value of [1.5, '5', true, null, -1])
        await expectRejected(service, { alerts: { [alert]: value } }, `alerts.${alert}`);
    }
  }),
  serviceClaim('CMP-46', async (service) => {
    for (const alert of alerts) {
      const before = asRecord(valueAt(await getInstance(service, id), 'alerts'));
      await expectAccepted(service, { alerts: { [alert]: 4321 } }, 'alerts', { ...before, [alert]: 4321 });
    }
  }),
  serviceClaim('CMP-47', async (service) => {
    // Instances with default alerts: one with two cores, and one with a single core.
    for (const [instance, cores] of [
      [1001, 2],
      [1003, 1],
    ] as const) {
      const instanceBody = await getInstance(service, instance);
      assert.equal(valueAt(instanceBody, 'specs.vcpus'), cores);
      assert.equal(valueAt(instanceBody, 'alerts.cpu'), 90 * cores);
    }
  }),
  serviceClaim('CMP-48', async (service) => {
    for (const cpu of [101, 180, 200])
      assert.equal(
        valueAt(await expectRawSuccess(updateInstance(service, { alerts: { cpu } }, undefined, 1001)), 'alerts.cpu'),
        cpu,
      );
    await expectRawSuccess(updateInstance(service, { alerts: { cpu: 180 } }, undefined, 1001));
  }),
  serviceClaim('CMP-49', async (service) => {
    for (const day of days)
      await expectAccepted(service, { backups: { schedule: { day } } }, 'backups.schedule.day', day);
    for (const day of ['Scheduling', 'sunday', 'Sun', '', 0, null])
      await expectRejected(service, { backups: { schedule: { day } } }, 'backups.schedule.day');
  }),
  serviceClaim('CMP-50', async (service) => {
    for (let hour = 0; hour < 24; hour++)
      await expectAccepted(
        service,
        { backups: { schedule: { window: `W${hour}` } } },
        'backups.schedule.window',
        `W${hour}`,
      );
    for (const window of ['W24', 'W00', 'W05', 'w1', '10', 'W', 'W-1', 'W1.5', 'Scheduling', '', 10, null])
      await expectRejected(service, { backups: { schedule: { window } } }, 'backups.schedule.window');
  }),
  serviceClaim('CMP-52', async (service) => {
    for (const instance of [1001, id]) {
      const before = valueAt(await getInstance(service, instance), 'backups');
      const sentBody = {
        enabled: valueAt(before, 'enabled') !== true,
        available: valueAt(before, 'available') !== true,
        last_successful: '2001-02-03T04:05:06Z',
      };
      assert.deepEqual(
        valueAt(await expectRawSuccess(updateInstance(service, { backups: sentBody }, undefined, instance)), 'backups'),
        before,
      );
      assert.deepEqual(valueAt(await getInstance(service, instance), 'backups'), before);
    }
  }),
  serviceClaim('CMP-53', async (service) => {
    const readOnlyFields = {
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
    const before = asRecord(await getInstance(service, id));
    const after = await expectRawSuccess(updateInstance(service, readOnlyFields));
    for (const name of Object.keys(readOnlyFields)) assert.deepEqual(valueAt(after, name), valueAt(before, name), name);
    assert.deepEqual(await getInstance(service, id), { ...before, updated: valueAt(after, 'updated') });
  }),
  serviceClaim('CMP-54', async (service) => {
    const {
      client,
      fixtures: { tokens },
    } = service;
    await expectError(updateInstance(service, { watchdog_enabled: true }, tokens.restricted_compute_ro, 1001), 403);
    await expectError(updateInstance(service, { watchdog_enabled: true }, tokens.restricted, 1001), 403);
    assert.equal(
      (
        await expectSuccess(
          client(tokens.restricted_compute_ro).compute.getComputeInstance({ path: { computeId: 1001 } }),
        )
      ).id,
      1001,
    );
    assert.equal(
      valueAt(
        await expectRawSuccess(
          updateInstance(service, { watchdog_enabled: false }, tokens.restricted_compute_rw, 1001),
        ),
        'watchdog_enabled',
      ),
      false,
    );
    await expectRawSuccess(updateInstance(service, { watchdog_enabled: true }, tokens.restricted_compute_rw, 1001));
  }),
  serviceClaim('CMP-55', async (service) => {
    const { tokens } = service.fixtures;
    const before = valueAt(await getInstance(service, 1001), 'tags');
    assert.deepEqual(before, ['production', 'web']);
    for (const tags of [['production', 'web', 'more'], ['production'], [], ['other']])
      await expectError(updateInstance(service, { tags }, tokens.restricted_compute_rw, 1001), 403, 'tags');
    assert.deepEqual(valueAt(await getInstance(service, 1001), 'tags'), before);
    assert.deepEqual(
      valueAt(
        await expectRawSuccess(
          updateInstance(service, { tags: ['production', 'web', 'more'] }, tokens.unrestricted, 1001),
        ),
        'tags',
      ),
      ['production', 'web', 'more'],
    );
    await expectRawSuccess(updateInstance(service, { tags: before }, tokens.unrestricted, 1001));
  }),
  serviceClaim('CMP-56', async (service) => {
    const listTagged = async (label: string): Promise<unknown[]> => {
      const listed = await service.client().tags.listTaggedObjects({ path: { label } });
      return listed.ok ? listed.data.data.map(({ type, data }) => [type, data.id]) : [];
    };
    assert.deepEqual(await listTagged('set-by-put'), []);
    await expectRawSuccess(updateInstance(service, { tags: ['set-by-put', 'also'] }));
    assert.deepEqual(await listTagged('set-by-put'), [['compute', id]]);
    assert.deepEqual(await listTagged('also'), [['compute', id]]);
    await expectRawSuccess(updateInstance(service, { tags: ['also'] }));
    assert.deepEqual(await listTagged('set-by-put'), []);
  }),
  serviceClaim('CMP-57', async (service) => {
    const before = await getInstance(service, id);
    const after = await expectRawSuccess(updateInstance(service, { type: 'standard-9', region: 'moon-1' }));
    for (const name of ['type', 'region']) assert.equal(valueAt(after, name), valueAt(before, name));
  }),
  serviceClaim('CMP-58', async (service) => {
    service.clock.move(61_000);
    const time = formatTimestamp(service.clock.now());
    assert.notEqual(valueAt(await getInstance(service, id), 'updated'), time);
    await expectAccepted(service, { watchdog_enabled: true }, 'updated', time);
    assert.notEqual(valueAt(await getInstance(service, id), 'created'), time);
  }),
];
