// Claims about changes to managed databases over time.

import assert from 'node:assert/strict';
import { setDatabaseStatus } from '../../../../src/service/tags/databases/status.ts';
import { formatTimestamp } from '../../../../src/service/clock.ts';
import { expectSuccess } from '../helpers/response-assertions.ts';
import { serviceClaim, type ServiceClaim } from '../claim.ts';
import { day, minute, advanceTime } from '../helpers/advance-time.ts';
import { createDatabase, getDatabase } from './fields.ts';

export const databaseTimeClaims: readonly ServiceClaim[] = [
  serviceClaim('DBS-70', async (service) => {
    const { client, clock } = service;
    const id = await createDatabase(service, 'dbs-70');
    const listAutomaticBackups = async (): Promise<string[]> =>
      (await expectSuccess(client().databases.listDatabaseBackups({ path: { instanceId: id } }))).data
        .filter(({ type }) => type === 'auto')
        .map(({ created }) => created);
    const untilMidnight = day - (clock.now().getTime() % day);
    const before = untilMidnight - minute;
    await advanceTime(service, before);
    assert.deepEqual(await listAutomaticBackups(), []);
    await advanceTime(service, minute);
    assert.equal((await getDatabase(service, id)).status, 'backing_up');
    await advanceTime(service, 10 * minute);
    assert.equal((await getDatabase(service, id)).status, 'active');
    const first = clock.now().getTime() - 10 * minute;
    assert.deepEqual(await listAutomaticBackups(), [formatTimestamp(first)]);
    // One backup per day; each is deleted after seven days.
    for (let days = 1; days <= 9; days++) {
      await advanceTime(service, day);
      const expected = Array.from({ length: Math.min(days + 1, 7) }, (_, index) =>
        formatTimestamp(first + (days - index) * day),
      );
      assert.deepEqual((await listAutomaticBackups()).toSorted().reverse(), expected);
    }
    // After several days, the missed backups are created together.
    await advanceTime(service, 3 * day);
    assert.deepEqual(
      (await listAutomaticBackups()).toSorted().reverse(),
      Array.from({ length: 7 }, (_, index) => formatTimestamp(first + (12 - index) * day)),
    );
  }),
  serviceClaim('DBS-71', async (service) => {
    const { provisioning } = service.fixtures.database_ids;
    assert.deepEqual((await getDatabase(service, provisioning)).hosts, { primary: null, secondary: null });
    await service.runUnit('write', (unit) => setDatabaseStatus(unit, provisioning, 'active'));
    const { hosts } = await getDatabase(service, provisioning);
    assert.match(hosts.primary ?? '', /^[a-z0-9.-]+$/);
    assert.match(hosts.secondary ?? '', /^[a-z0-9.-]+$/);
    await service.runUnit('write', (unit) => setDatabaseStatus(unit, provisioning, 'provisioning'));
  }),
  serviceClaim('DBS-73', async (service) => {
    const before = (await getDatabase(service, 2012)).version;
    // This period includes every maintenance window of a month.
    await advanceTime(service, 35 * day);
    assert.equal((await getDatabase(service, 2012)).version, before);
  }),
];
