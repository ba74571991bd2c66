// Claims about what happens to managed databases without a caller.

import assert from 'node:assert/strict';
import { setDatabaseStatus } from '../../../../src/service/areas/databases/status.ts';
import { timestamp } from '../../../../src/service/time.ts';
import { accepted } from '../answers.ts';
import { serviceClaim, type ServiceClaim } from '../claim.ts';
import { day, minute, pass } from '../work.ts';
import { another, get } from './fields.ts';

export const databaseTimeClaims: readonly ServiceClaim[] = [
  serviceClaim('DBS-70', async (world) => {
    const { client, clock } = world;
    const id = await another(world, 'dbs-70');
    const autos = async (): Promise<string[]> =>
      (await accepted(client().databases.listDatabaseBackups({ path: { instanceId: id } }))).data
        .filter(({ type }) => type === 'auto')
        .map(({ created }) => created);
    const untilMidnight = day - (clock.now().getTime() % day);
    const before = untilMidnight - minute;
    await pass(world, before);
    assert.deepEqual(await autos(), []);
    await pass(world, minute);
    assert.equal((await get(world, id)).status, 'backing_up');
    await pass(world, 10 * minute);
    assert.equal((await get(world, id)).status, 'active');
    const first = clock.now().getTime() - 10 * minute;
    assert.deepEqual(await autos(), [timestamp(first)]);
    // One each day; after seven days each goes.
    for (let days = 1; days <= 9; days++) {
      await pass(world, day);
      const expected = Array.from({ length: Math.min(days + 1, 7) }, (_, place) =>
        timestamp(first + (days - place) * day),
      );
      assert.deepEqual((await autos()).toSorted().reverse(), expected);
    }
    // Several days at once are made up for.
    await pass(world, 3 * day);
    assert.deepEqual(
      (await autos()).toSorted().reverse(),
      Array.from({ length: 7 }, (_, place) => timestamp(first + (12 - place) * day)),
    );
  }),
  serviceClaim('DBS-71', async (world) => {
    const { provisioning } = world.fixtures.database_ids;
    assert.deepEqual((await get(world, provisioning)).hosts, { primary: null, secondary: null });
    await world.units('write', (unit) => setDatabaseStatus(unit, provisioning, 'active'));
    const { hosts } = await get(world, provisioning);
    assert.match(hosts.primary ?? '', /^[a-z0-9.-]+$/);
    assert.match(hosts.secondary ?? '', /^[a-z0-9.-]+$/);
    await world.units('write', (unit) => setDatabaseStatus(unit, provisioning, 'provisioning'));
  }),
  serviceClaim('DBS-73', async (world) => {
    const before = (await get(world, 2012)).version;
    // Every maintenance window of a month passes.
    await pass(world, 35 * day);
    assert.equal((await get(world, 2012)).version, before);
  }),
];
