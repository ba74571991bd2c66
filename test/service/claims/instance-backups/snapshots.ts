// Claims about taking snapshots, and about automatic backups.

import assert from 'node:assert/strict';
import { timestamp } from '../../../../src/service/time.ts';
import type { World } from '../../harness/world.ts';
import { accepted, acceptedRaw, refused } from '../answers.ts';
import { serviceClaim, type ServiceClaim } from '../claim.ts';
import { at } from '../fields.ts';
import { day, minute, pass } from '../work.ts';
import { list, path } from './fields.ts';

const snapshot = ({ client }: World, computeId: number, label: string) =>
  accepted(client().compute.createInstanceSnapshot({ path: { computeId }, body: { label } }));

export const snapshotClaims: readonly ServiceClaim[] = [
  serviceClaim('BKP-18', async ({ raw, fixtures: { tokens } }) => {
    const post = (body: unknown) => raw('POST', path(1009), { token: tokens.unrestricted, body });
    assert.equal(at(await acceptedRaw(post({ label: 'taken' })), 'label'), 'taken');
    for (const label of [5, null, true, ['taken']]) await refused(post({ label }), 400, 'label');
    await refused(post({}), 400, 'label');
  }),
  serviceClaim('BKP-26', async ({ raw, fixtures: { tokens } }) => {
    const post = (label: string) => raw('POST', path(1009), { token: tokens.unrestricted, body: { label } });
    for (const label of ['x', 'x'.repeat(255), '🙂'.repeat(255), 'with spaces, and/or more'])
      assert.equal(at(await acceptedRaw(post(label)), 'label'), label);
    for (const label of ['', 'x'.repeat(256)]) await refused(post(label), 400, 'label');
  }),
  serviceClaim('BKP-27', async (world) => {
    const {
      raw,
      fixtures: { tokens },
    } = world;
    await refused(raw('POST', path(1008), { token: tokens.unrestricted, body: {} }), 400, 'label');
    assert.deepEqual((await list(world, 1008)).snapshot, { in_progress: null, current: null });
  }),
  serviceClaim('BKP-28', async (world) => {
    const made = await snapshot(world, 1008, 'of my own');
    assert.equal(made.type, 'snapshot');
    assert.equal(made.label, 'of my own');
    assert.equal(made.created, timestamp(world.clock.now()));
  }),
  serviceClaim('BKP-29', async (world) => {
    const stored = () =>
      world.units('read', ({ db }) =>
        db
          .selectFrom('instance_backups')
          .where('instance_id', '=', 1007)
          .where('type', '=', 'snapshot')
          .select('id')
          .execute(),
      );
    const first = await snapshot(world, 1007, 'first');
    await pass(world, 10 * minute);
    const { current } = (await list(world, 1007)).snapshot;
    assert.deepEqual([current?.id, current?.status, current?.available], [first.id, 'successful', true]);
    // The previous one goes at once, also one that is not done.
    const second = await snapshot(world, 1007, 'second');
    assert.deepEqual((await list(world, 1007)).snapshot, { in_progress: second, current: null });
    const third = await snapshot(world, 1007, 'third');
    assert.deepEqual(await stored(), [{ id: third.id }]);
    const both = await Promise.all(['fourth', 'fifth'].map((label) => snapshot(world, 1007, label)));
    assert.equal(both.length, 2);
    assert.equal((await stored()).length, 1);
    await pass(world, 10 * minute);
    const after = (await list(world, 1007)).snapshot;
    assert.equal(after.in_progress, null);
    assert.ok(both.some(({ id }) => id === after.current?.id));
    assert.equal(after.current?.status, 'successful');
  }),
  serviceClaim('BKP-30', async (world) => {
    await pass(world, day);
    const {
      automatic,
      snapshot: { current },
    } = await list(world, 1001);
    const newest = automatic.at(-1);
    assert.ok(newest && newest.id > 10 && newest.finished !== null);
    assert.deepEqual([...new Set(automatic.map(({ type }) => type))], ['auto']);
    assert.equal(current?.type, 'snapshot');
    assert.equal(current.id, 3);
  }),
  serviceClaim('BKP-31', async (world) => {
    const saturday = (time: string): boolean => new Date(time).getUTCDay() === 6;
    const taken = new Set<string>();
    for (let days = 0; days < 15; days++) {
      await pass(world, day);
      const { automatic } = await list(world, 1001);
      const latest = automatic.at(-1) ?? assert.fail('there is no automatic backup');
      taken.add(latest.created);
      // By now the window of today, from 10:00 to 12:00, has begun.
      const today = timestamp(world.clock.now()).slice(0, 10);
      assert.equal(latest.created, `${today}T10:00:00Z`);
      assert.equal(latest.status, 'successful');
    }
    assert.equal(taken.size, 15);
    const { automatic } = await list(world, 1001);
    const saturdays = [...taken].filter(saturday).sort().slice(-2);
    assert.equal(saturdays.length, 2);
    assert.deepEqual(
      automatic.map(({ created }) => created).sort(),
      [...new Set([...saturdays, [...taken].sort().at(-1)])].sort(),
    );
    // Backups that are not enabled are not taken.
    assert.deepEqual((await list(world, 1003)).automatic, []);
  }),
];
