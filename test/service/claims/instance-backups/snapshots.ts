// Claims about taking snapshots, and about automatic backups.

import assert from 'node:assert/strict';
import { formatTimestamp } from '../../../../src/service/clock.ts';
import type { TestService } from '../../harness/test-service.ts';
import { expectSuccess, expectRawSuccess, expectError } from '../helpers/response-assertions.ts';
import { serviceClaim, type ServiceClaim } from '../claim.ts';
import { valueAt } from '../helpers/field-claims.ts';
import { day, minute, advanceTime } from '../helpers/advance-time.ts';
import { listBackups, path } from './fields.ts';

const takeSnapshot = ({ client }: TestService, computeId: number, label: string) =>
  expectSuccess(client().compute.createInstanceSnapshot({ path: { computeId }, body: { label } }));

export const snapshotClaims: readonly ServiceClaim[] = [
  serviceClaim('BKP-18', async ({ raw, fixtures: { tokens } }) => {
    const post = (body: unknown) => raw('POST', path(1009), { token: tokens.unrestricted, body });
    assert.equal(valueAt(await expectRawSuccess(post({ label: 'taken' })), 'label'), 'taken');
    for (const label of [5, null, true, ['taken']]) await expectError(post({ label }), 400, 'label');
    await expectError(post({}), 400, 'label');
  }),
  serviceClaim('BKP-26', async ({ raw, fixtures: { tokens } }) => {
    const post = (label: string) => raw('POST', path(1009), { token: tokens.unrestricted, body: { label } });
    for (const label of ['x', 'x'.repeat(255), '🙂'.repeat(255), 'with spaces, and/or more'])
      assert.equal(valueAt(await expectRawSuccess(post(label)), 'label'), label);
    for (const label of ['', 'x'.repeat(256)]) await expectError(post(label), 400, 'label');
  }),
  serviceClaim('BKP-27', async (service) => {
    const {
      raw,
      fixtures: { tokens },
    } = service;
    await expectError(raw('POST', path(1008), { token: tokens.unrestricted, body: {} }), 400, 'label');
    assert.deepEqual((await listBackups(service, 1008)).snapshot, { in_progress: null, current: null });
  }),
  serviceClaim('BKP-28', async (service) => {
    const createdSnapshot = await takeSnapshot(service, 1008, 'of my own');
    assert.equal(createdSnapshot.type, 'snapshot');
    assert.equal(createdSnapshot.label, 'of my own');
    assert.equal(createdSnapshot.created, formatTimestamp(service.clock.now()));
  }),
  serviceClaim('BKP-29', async (service) => {
    const listStoredSnapshots = () =>
      service.runUnit('read', ({ db }) =>
        db
          .selectFrom('instance_backups')
          .where('instance_id', '=', 1007)
          .where('type', '=', 'snapshot')
          .select('id')
          .execute(),
      );
    const first = await takeSnapshot(service, 1007, 'first');
    await advanceTime(service, 10 * minute);
    const { current } = (await listBackups(service, 1007)).snapshot;
    assert.deepEqual([current?.id, current?.status, current?.available], [first.id, 'successful', true]);
    // The previous snapshot is deleted immediately, even if unfinished.
    const second = await takeSnapshot(service, 1007, 'second');
    assert.deepEqual((await listBackups(service, 1007)).snapshot, { in_progress: second, current: null });
    const third = await takeSnapshot(service, 1007, 'third');
    assert.deepEqual(await listStoredSnapshots(), [{ id: third.id }]);
    const concurrentSnapshots = await Promise.all(
      ['fourth', 'fifth'].map((label) => takeSnapshot(service, 1007, label)),
    );
    assert.equal(concurrentSnapshots.length, 2);
    assert.equal((await listStoredSnapshots()).length, 1);
    await advanceTime(service, 10 * minute);
    const after = (await listBackups(service, 1007)).snapshot;
    assert.equal(after.in_progress, null);
    assert.ok(concurrentSnapshots.some(({ id }) => id === after.current?.id));
    assert.equal(after.current?.status, 'successful');
  }),
  serviceClaim('BKP-30', async (service) => {
    await advanceTime(service, day);
    const {
      automatic,
      snapshot: { current },
    } = await listBackups(service, 1001);
    const newest = automatic.at(-1);
    assert.ok(newest && newest.id > 10 && newest.finished !== null);
    assert.deepEqual([...new Set(automatic.map(({ type }) => type))], ['auto']);
    assert.equal(current?.type, 'snapshot');
    assert.equal(current.id, 3);
  }),
  serviceClaim('BKP-31', async (service) => {
    const isSaturday = (time: string): boolean => new Date(time).getUTCDay() === 6;
    const takenDays = new Set<string>();
    for (let days = 0; days < 15; days++) {
      await advanceTime(service, day);
      const { automatic } = await listBackups(service, 1001);
      const latest = automatic.at(-1) ?? assert.fail('missing automatic backup');
      takenDays.add(latest.created);
      // Today's window, from 10:00 to 12:00, has begun.
      const today = formatTimestamp(service.clock.now()).slice(0, 10);
      assert.equal(latest.created, `${today}T10:00:00Z`);
      assert.equal(latest.status, 'successful');
    }
    assert.equal(takenDays.size, 15);
    const { automatic } = await listBackups(service, 1001);
    const saturdays = [...takenDays].filter(isSaturday).sort().slice(-2);
    assert.equal(saturdays.length, 2);
    assert.deepEqual(
      automatic.map(({ created }) => created).sort(),
      [...new Set([...saturdays, [...takenDays].sort().at(-1)])].sort(),
    );
    // If backups are disabled, none are taken.
    assert.deepEqual((await listBackups(service, 1003)).automatic, []);
  }),
];
