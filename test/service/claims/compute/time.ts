// Claims about changes to compute instances over time.

import assert from 'node:assert/strict';
import { powerOff, shutDown } from '../../../../src/service/work/instances/power.ts';
import type { TestService } from '../../harness/test-service.ts';
import { expectRawSuccess, expectError } from '../helpers/response-assertions.ts';
import { serviceClaim, type ServiceClaim } from '../claim.ts';
import { valueAt } from '../helpers/field-claims.ts';
import { day, minute, advanceTime, second } from '../helpers/advance-time.ts';
import { getInstance } from './fields.ts';
import { updateInstance } from './updates.ts';

const getStatus = async (service: TestService, id: number): Promise<unknown> =>
  valueAt(await getInstance(service, id), 'status');

const countBootJobs = async ({ runUnit }: TestService, id: number): Promise<number> =>
  (
    await runUnit('read', ({ db }) =>
      db.selectFrom('jobs').where('kind', '=', 'boot').where('subject', '=', id).select('id').execute(),
    )
  ).length;

export const timeClaims: readonly ServiceClaim[] = [
  serviceClaim('CMP-51', async (service) => {
    const before = await getInstance(service, 1002);
    assert.deepEqual(
      [valueAt(before, 'backups.enabled'), valueAt(before, 'backups.schedule')],
      [true, { day: 'Scheduling', window: 'Scheduling' }],
    );
    // An unset schedule can be sent back unchanged; once set, it cannot be unset.
    const putSchedule = (value: object) => updateInstance(service, { backups: { schedule: value } }, undefined, 1002);
    for (const unsetSchedule of [
      { day: 'Scheduling', window: 'Scheduling' },
      { day: 'Scheduling' },
      { window: 'Scheduling' },
    ]) {
      const unchanged = await expectRawSuccess(putSchedule(unsetSchedule));
      assert.deepEqual(valueAt(unchanged, 'backups.schedule'), { day: 'Scheduling', window: 'Scheduling' });
    }
    const day = await expectRawSuccess(putSchedule({ day: 'Monday', window: 'Scheduling' }));
    assert.deepEqual(valueAt(day, 'backups.schedule'), { day: 'Monday', window: 'Scheduling' });
    await expectError(putSchedule({ day: 'Scheduling' }), 400, 'backups.schedule.day');
  }),
  serviceClaim('CMP-60', async (service) => {
    const { client, runUnit } = service;
    // After an unexpected shutdown, an instance reboots.
    await runUnit('write', (unit) => powerOff(unit, 1001));
    assert.equal(await getStatus(service, 1001), 'offline');
    await advanceTime(service, 0);
    assert.equal(await countBootJobs(service, 1001), 1);
    assert.equal(await getStatus(service, 1001), 'booting');
    await advanceTime(service, 30 * second);
    assert.equal(await getStatus(service, 1001), 'running');
    // After a shutdown job, it stays off.
    await runUnit('write', (unit) => shutDown(unit, 1001));
    await advanceTime(service, 20 * minute);
    assert.equal(await getStatus(service, 1001), 'offline');
    assert.equal(await countBootJobs(service, 1001), 1);
    // Without the watchdog, an instance stays off.
    await client().compute.updateComputeInstance({ path: { computeId: 1013 }, body: { watchdog_enabled: false } });
    await runUnit('write', (unit) => powerOff(unit, 1013));
    await advanceTime(service, minute);
    assert.equal(await getStatus(service, 1013), 'offline');
    assert.equal(await countBootJobs(service, 1013), 0);
  }),
  serviceClaim('CMP-63', async (service) => {
    await advanceTime(service, day);
    const instance = await getInstance(service, 1002);
    assert.match(String(valueAt(instance, 'backups.schedule.day')), /^(?:Sun|Mon|Tues|Wednes|Thurs|Fri|Satur)day$/);
    assert.match(String(valueAt(instance, 'backups.schedule.window')), /^W\d{1,2}$/);
    // An explicit schedule is unchanged.
    assert.deepEqual(valueAt(await getInstance(service, 1001), 'backups.schedule'), { day: 'Saturday', window: 'W10' });
  }),
];
