// Claims about backups of managed databases.

import assert from 'node:assert/strict';
import type { RawResponse } from '../../harness/raw.ts';
import type { World } from '../../harness/world.ts';
import { accepted, acceptedRaw, refused } from '../answers.ts';
import { serviceClaim, type ServiceClaim } from '../claim.ts';
import { pageAt, takesPages } from '../pages.ts';
import { needsScope } from '../scopes.ts';
import { hour, minute, pass } from '../work.ts';
import { another, get, path } from './fields.ts';

export const backupsOf = (id: number | string): string => `${path(id)}/backups`;

/** The labels of the backups of a database. */
export const labels = async ({ client }: World, instanceId: number): Promise<string[]> =>
  (await accepted(client().databases.listDatabaseBackups({ path: { instanceId } }))).data.map(({ label }) => label);

/** A request for a snapshot. */
export const snap = ({ raw, fixtures }: World, id: number, body: unknown): Promise<RawResponse> =>
  raw('POST', backupsOf(id), { token: fixtures.tokens.unrestricted, body });

/** Waits until a backup is done. */
const finish = (world: World): Promise<void> => pass(world, 10 * minute);

export const databaseBackupClaims: readonly ServiceClaim[] = [
  serviceClaim('DBS-34', async (world) => {
    const { data } = await accepted(world.client().databases.listDatabaseBackups({ path: { instanceId: 2001 } }));
    assert.deepEqual(
      data.map(({ id, label }) => [id, label]),
      [
        [1, 'automatic-1'],
        [2, 'automatic-2'],
        [3, 'before_upgrade'],
      ],
    );
    await refused(world.raw('GET', backupsOf('main-db'), { token: world.fixtures.tokens.unrestricted }), 404);
    await refused(world.client().databases.listDatabaseBackups({ path: { instanceId: 999_999 } }), 404);
  }),
  serviceClaim('DBS-35', async (world) => {
    const id = await another(world, 'dbs-35');
    const rows = Array.from({ length: 30 }, (_, place) => ({
      database_id: id,
      type: 'auto' as const,
      label: `many_${place}`,
      created: '2030-01-15T00:00:00Z',
      created_at: Date.parse('2030-01-15'),
    }));
    await world.units('write', ({ db }) => db.insertInto('database_backups').values(rows).execute());
    const place = backupsOf(id).replace('/v4', '');
    await takesPages(world, place);
    assert.equal((await pageAt(world, place)).results, 30);
  }),
  serviceClaim('DBS-36', ({ raw }) =>
    needsScope('databases:read_only', ({ token }) => raw('GET', backupsOf(2001), { token })),
  ),
  serviceClaim('DBS-37', async (world) => {
    const id = await another(world, 'dbs-37');
    assert.deepEqual(
      await accepted(
        world.client().databases.createDatabaseBackup({ path: { instanceId: id }, body: { label: 'accepted' } }),
      ),
      {},
    );
    await refused(
      world.raw('POST', backupsOf('main-db'), {
        token: world.fixtures.tokens.unrestricted,
        body: { label: 'accepted' },
      }),
      404,
    );
    await refused(snap(world, 999_999, { label: 'accepted' }), 404);
  }),
  serviceClaim('DBS-38', async (world) => {
    const id = await another(world, 'dbs-38', 'active', 2001);
    await refused(snap(world, id, { label: 5 }), 400, 'label');
    await refused(snap(world, id, { label: 'fields', target: 5 }), 400, 'target');
    await acceptedRaw(snap(world, id, { label: 'fields', target: 'primary' }));
    await finish(world);
    assert.deepEqual(await labels(world, id), ['fields']);
  }),
  serviceClaim('DBS-40', async (world) => {
    const id = await another(world, 'dbs-40');
    await needsScope('databases:read_write', ({ token }) =>
      world.raw('POST', backupsOf(id), { token, body: { label: 'scopes' } }),
    );
  }),
  serviceClaim('DBS-61', async (world) => {
    for (const status of ['active', 'failed', 'degraded', 'suspended', 'updating', 'backing_up']) {
      await acceptedRaw(
        world.raw('GET', backupsOf(await another(world, `dbs-61-${status}`, status)), {
          token: world.fixtures.tokens.unrestricted,
        }),
      );
    }
    const [reason] = await refused(
      world.raw('GET', backupsOf(world.fixtures.database_ids.provisioning), {
        token: world.fixtures.tokens.unrestricted,
      }),
      400,
    );
    assert.match(reason ?? '', /provisioning/);
  }),
  serviceClaim('DBS-62', async (world) => {
    const { data } = await accepted(world.client().databases.listDatabaseBackups({ path: { instanceId: 2001 } }));
    assert.deepEqual(
      data.filter(({ id }) => id <= 3).map(({ type }) => type),
      ['auto', 'auto', 'snapshot'],
    );
  }),
  serviceClaim('DBS-63', async (world) => {
    for (const status of [
      'provisioning',
      'failed',
      'degraded',
      'suspending',
      'suspended',
      'resuming',
      'restoring',
      'updating',
      'backing_up',
    ]) {
      const [reason] = await refused(
        snap(world, await another(world, `dbs-63-${status}`, status), { label: 'refused' }),
        400,
      );
      assert.match(reason ?? '', /active/);
    }
    await acceptedRaw(snap(world, await another(world, 'dbs-63'), { label: 'taken' }));
  }),
  serviceClaim('DBS-64', async (world) => {
    const id = await another(world, 'dbs-64');
    await acceptedRaw(snap(world, id, { label: 'first' }));
    assert.equal((await get(world, id)).status, 'backing_up');
    const reasons = await refused(snap(world, id, { label: 'second' }), 400);
    assert.ok(
      reasons.some((reason) => reason.includes('in progress')),
      reasons.join(),
    );
    await finish(world);
    assert.equal((await get(world, id)).status, 'active');
    // Of several at the same time, one is taken.
    const answers = await Promise.all(['a', 'b', 'c', 'd'].map((label) => snap(world, id, { label })));
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 400, 400, 400]);
    await finish(world);
    assert.equal((await labels(world, id)).length, 2);
  }),
  serviceClaim('DBS-65', async (world) => {
    for (const label of ['a', 'Before_Upgrade_2', '_', '0', 'x'.repeat(255)]) {
      const id = await another(world, `dbs-65-${label.slice(0, 20)}`);
      await acceptedRaw(snap(world, id, { label }));
      await finish(world);
      assert.deepEqual(await labels(world, id), [label]);
    }
    const id = await another(world, 'dbs-65');
    for (const label of ['', 'a-b', 'a b', 'a.b', 'ä', 'a\n', '🙂', 'x'.repeat(256)])
      await refused(snap(world, id, { label }), 400, 'label');
    await refused(snap(world, id, {}), 400, 'label');
    assert.equal((await get(world, id)).status, 'active');
  }),
  serviceClaim('DBS-66', async (world) => {
    const id = await another(world, 'dbs-66');
    await acceptedRaw(snap(world, id, { label: 'once' }));
    await finish(world);
    await refused(snap(world, id, { label: 'once' }), 400, 'label');
    // Labels of automatic backups count too; those of other databases do not.
    await refused(snap(world, 2001, { label: 'before_upgrade' }), 400, 'label');
    const row = {
      database_id: id,
      type: 'auto',
      label: 'automatic',
      created: '2030-01-15T00:00:00Z',
      created_at: world.clock.now().getTime(),
    } as const;
    await world.units('write', ({ db }) => db.insertInto('database_backups').values(row).execute());
    await refused(snap(world, id, { label: 'automatic' }), 400, 'label');
    await acceptedRaw(snap(world, await another(world, 'dbs-66-b'), { label: 'once' }));
  }),
  serviceClaim('DBS-67', async (world) => {
    const cluster = await another(world, 'dbs-67', 'active', 2001);
    const single = await another(world, 'dbs-67-single');
    const targets = () =>
      world.units('read', ({ db }) =>
        db
          .selectFrom('database_backups')
          .where('database_id', '=', cluster)
          .select(['label', 'target'])
          .orderBy('id')
          .execute(),
      );
    await acceptedRaw(snap(world, cluster, { label: 'replica', target: 'secondary' }));
    await finish(world);
    await acceptedRaw(snap(world, cluster, { label: 'main', target: 'primary' }));
    await finish(world);
    await acceptedRaw(snap(world, cluster, { label: 'unsaid' }));
    assert.deepEqual(await targets(), [
      { label: 'replica', target: 'secondary' },
      { label: 'main', target: 'primary' },
      { label: 'unsaid', target: 'primary' },
    ]);
    for (const target of ['tertiary', 'Primary', '', null])
      await refused(snap(world, single, { label: 'wrong', target }), 400, 'target');
    await refused(snap(world, single, { label: 'wrong', target: 'secondary' }), 400, 'target');
    await acceptedRaw(snap(world, single, { label: 'right', target: 'primary' }));
  }),
  serviceClaim('DBS-68', async (world) => {
    const id = await another(world, 'dbs-68');
    assert.deepEqual(await acceptedRaw(snap(world, id, { label: 'later' })), {});
    assert.deepEqual(await labels(world, id), []);
    await finish(world);
    const { data } = await accepted(world.client().databases.listDatabaseBackups({ path: { instanceId: id } }));
    assert.deepEqual(
      data.map(({ type, label }) => [type, label]),
      [['snapshot', 'later']],
    );
  }),
  serviceClaim('DBS-69', async (world) => {
    const id = await another(world, 'dbs-69');
    for (const label of ['one', 'two', 'three']) {
      await acceptedRaw(snap(world, id, { label }));
      await finish(world);
    }
    const [reason] = await refused(snap(world, id, { label: 'four' }), 400);
    assert.match(reason ?? '', /at most 3/);
    await world.units('write', ({ db }) =>
      db.deleteFrom('database_backups').where('database_id', '=', id).where('label', '=', 'two').execute(),
    );
    await acceptedRaw(snap(world, id, { label: 'four' }));
    await pass(world, hour);
    assert.deepEqual(await labels(world, id), ['one', 'three', 'four']);
  }),
];
