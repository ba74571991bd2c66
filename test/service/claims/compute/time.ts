// Claims about what happens to compute instances without a caller.

import assert from 'node:assert/strict';
import { powerOff, shutDown } from '../../../../src/service/work/instances/power.ts';
import type { World } from '../../harness/world.ts';
import { acceptedRaw, refused } from '../answers.ts';
import { serviceClaim, type ServiceClaim } from '../claim.ts';
import { at } from '../fields.ts';
import { day, minute, pass, second } from '../work.ts';
import { get } from './fields.ts';
import { put } from './updates.ts';

const statusOf = async (world: World, id: number): Promise<unknown> => at(await get(world, id), 'status');

const bootJobs = async ({ units }: World, id: number): Promise<number> =>
  (
    await units('read', ({ db }) =>
      db.selectFrom('jobs').where('kind', '=', 'boot').where('subject', '=', id).select('id').execute(),
    )
  ).length;

export const timeClaims: readonly ServiceClaim[] = [
  serviceClaim('CMP-51', async (world) => {
    const before = await get(world, 1002);
    assert.deepEqual(
      [at(before, 'backups.enabled'), at(before, 'backups.schedule')],
      [true, { day: 'Scheduling', window: 'Scheduling' }],
    );
    // An unset schedule can be sent back as it was read, together or in part; it can be set, and then not be unset.
    const schedule = (value: object) => put(world, { backups: { schedule: value } }, undefined, 1002);
    for (const same of [{ day: 'Scheduling', window: 'Scheduling' }, { day: 'Scheduling' }, { window: 'Scheduling' }]) {
      const unchanged = await acceptedRaw(schedule(same));
      assert.deepEqual(at(unchanged, 'backups.schedule'), { day: 'Scheduling', window: 'Scheduling' });
    }
    const day = await acceptedRaw(schedule({ day: 'Monday', window: 'Scheduling' }));
    assert.deepEqual(at(day, 'backups.schedule'), { day: 'Monday', window: 'Scheduling' });
    await refused(schedule({ day: 'Scheduling' }), 400, 'backups.schedule.day');
  }),
  serviceClaim('CMP-60', async (world) => {
    const { client, units } = world;
    // Nobody has shut it down: it boots again.
    await units('write', (unit) => powerOff(unit, 1001));
    assert.equal(await statusOf(world, 1001), 'offline');
    await pass(world, 0);
    assert.equal(await bootJobs(world, 1001), 1);
    assert.equal(await statusOf(world, 1001), 'booting');
    await pass(world, 30 * second);
    assert.equal(await statusOf(world, 1001), 'running');
    // By a shutdown job: it stays off.
    await units('write', (unit) => shutDown(unit, 1001));
    await pass(world, 20 * minute);
    assert.equal(await statusOf(world, 1001), 'offline');
    assert.equal(await bootJobs(world, 1001), 1);
    // Without the watchdog, too.
    await client().compute.updateComputeInstance({ path: { computeId: 1013 }, body: { watchdog_enabled: false } });
    await units('write', (unit) => powerOff(unit, 1013));
    await pass(world, minute);
    assert.equal(await statusOf(world, 1013), 'offline');
    assert.equal(await bootJobs(world, 1013), 0);
  }),
  serviceClaim('CMP-63', async (world) => {
    await pass(world, day);
    const picked = await get(world, 1002);
    assert.match(String(at(picked, 'backups.schedule.day')), /^(?:Sun|Mon|Tues|Wednes|Thurs|Fri|Satur)day$/);
    assert.match(String(at(picked, 'backups.schedule.window')), /^W\d{1,2}$/);
    // What was set by hand stays.
    assert.deepEqual(at(await get(world, 1001), 'backups.schedule'), { day: 'Saturday', window: 'W10' });
  }),
];
