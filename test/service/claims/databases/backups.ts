// Claims about backups of managed databases.

import assert from 'node:assert/strict';
import type { RawResponse } from '../../harness/raw-request.ts';
import type { TestService } from '../../harness/test-service.ts';
import { expectSuccess, expectRawSuccess, expectError } from '../helpers/response-assertions.ts';
import { serviceClaim, type ServiceClaim } from '../claim.ts';
import { fetchPage, expectPagination } from '../helpers/pages.ts';
import { assertScope } from '../helpers/assert-scope.ts';
import { hour, minute, advanceTime } from '../helpers/advance-time.ts';
import { createDatabase, getDatabase, path } from './fields.ts';

export const backupsPath = (id: number | string): string => `${path(id)}/backups`;

/** Returns the labels of a database's backups. */
export const listBackupLabels = async ({ client }: TestService, instanceId: number): Promise<string[]> =>
  (await expectSuccess(client().databases.listDatabaseBackups({ path: { instanceId } }))).data.map(
    ({ label }) => label,
  );

/** Requests a snapshot. */
export const requestSnapshot = ({ raw, fixtures }: TestService, id: number, body: unknown): Promise<RawResponse> =>
  raw('POST', backupsPath(id), { token: fixtures.tokens.unrestricted, body });

/** Advances the clock until backups in progress have finished. */
const finishBackups = (service: TestService): Promise<void> => advanceTime(service, 10 * minute);

export const databaseBackupClaims: readonly ServiceClaim[] = [
  serviceClaim('DBS-34', async (service) => {
    const { data } = await expectSuccess(
      service.client().databases.listDatabaseBackups({ path: { instanceId: 2001 } }),
    );
    assert.deepEqual(
      data.map(({ id, label }) => [id, label]),
      [
        [1, 'automatic-1'],
        [2, 'automatic-2'],
        [3, 'before_upgrade'],
      ],
    );
    await expectError(service.raw('GET', backupsPath('main-db'), { token: service.fixtures.tokens.unrestricted }), 404);
    await expectError(service.client().databases.listDatabaseBackups({ path: { instanceId: 999_999 } }), 404);
  }),
  serviceClaim('DBS-35', async (service) => {
    const id = await createDatabase(service, 'dbs-35');
    const rows = Array.from({ length: 30 }, (_, index) => ({
      database_id: id,
      type: 'auto' as const,
      label: `many_${index}`,
      created: '2030-01-15T00:00:00Z',
      created_at: Date.parse('2030-01-15'),
    }));
    await service.runUnit('write', ({ db }) => db.insertInto('database_backups').values(rows).execute());
    const collectionPath = backupsPath(id).replace('/v4', '');
    await expectPagination(service, collectionPath);
    assert.equal((await fetchPage(service, collectionPath)).results, 30);
  }),
  serviceClaim('DBS-36', ({ raw }) =>
    assertScope('databases:read_only', ({ token }) => raw('GET', backupsPath(2001), { token })),
  ),
  serviceClaim('DBS-37', async (service) => {
    const id = await createDatabase(service, 'dbs-37');
    assert.deepEqual(
      await expectSuccess(
        service.client().databases.createDatabaseBackup({ path: { instanceId: id }, body: { label: 'accepted' } }),
      ),
      {},
    );
    await expectError(
      service.raw('POST', backupsPath('main-db'), {
        token: service.fixtures.tokens.unrestricted,
        body: { label: 'accepted' },
      }),
      404,
    );
    await expectError(requestSnapshot(service, 999_999, { label: 'accepted' }), 404);
  }),
  serviceClaim('DBS-38', async (service) => {
    const id = await createDatabase(service, 'dbs-38', 'active', 2001);
    await expectError(requestSnapshot(service, id, { label: 5 }), 400, 'label');
    await expectError(requestSnapshot(service, id, { label: 'fields', target: 5 }), 400, 'target');
    await expectRawSuccess(requestSnapshot(service, id, { label: 'fields', target: 'primary' }));
    await finishBackups(service);
    assert.deepEqual(await listBackupLabels(service, id), ['fields']);
  }),
  serviceClaim('DBS-40', async (service) => {
    const id = await createDatabase(service, 'dbs-40');
    await assertScope('databases:read_write', ({ token }) =>
      service.raw('POST', backupsPath(id), { token, body: { label: 'scopes' } }),
    );
  }),
  serviceClaim('DBS-61', async (service) => {
    for (const status of ['active', 'failed', 'degraded', 'suspended', 'updating', 'backing_up']) {
      await expectRawSuccess(
        service.raw('GET', backupsPath(await createDatabase(service, `dbs-61-${status}`, status)), {
          token: service.fixtures.tokens.unrestricted,
        }),
      );
    }
    const [reason] = await expectError(
      service.raw('GET', backupsPath(service.fixtures.database_ids.provisioning), {
        token: service.fixtures.tokens.unrestricted,
      }),
      400,
    );
    assert.match(reason ?? '', /provisioning/);
  }),
  serviceClaim('DBS-62', async (service) => {
    const { data } = await expectSuccess(
      service.client().databases.listDatabaseBackups({ path: { instanceId: 2001 } }),
    );
    assert.deepEqual(
      data.filter(({ id }) => id <= 3).map(({ type }) => type),
      ['auto', 'auto', 'snapshot'],
    );
  }),
  serviceClaim('DBS-63', async (service) => {
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
      const [reason] = await expectError(
        requestSnapshot(service, await createDatabase(service, `dbs-63-${status}`, status), { label: 'rejected' }),
        400,
      );
      assert.match(reason ?? '', /active/);
    }
    await expectRawSuccess(requestSnapshot(service, await createDatabase(service, 'dbs-63'), { label: 'taken' }));
  }),
  serviceClaim('DBS-64', async (service) => {
    const id = await createDatabase(service, 'dbs-64');
    await expectRawSuccess(requestSnapshot(service, id, { label: 'first' }));
    assert.equal((await getDatabase(service, id)).status, 'backing_up');
    const reasons = await expectError(requestSnapshot(service, id, { label: 'second' }), 400);
    assert.ok(
      reasons.some((reason) => reason.includes('in progress')),
      reasons.join(),
    );
    await finishBackups(service);
    assert.equal((await getDatabase(service, id)).status, 'active');
    // Only one of several concurrent requests succeeds.
    const responses = await Promise.all(['a', 'b', 'c', 'd'].map((label) => requestSnapshot(service, id, { label })));
    assert.deepEqual(responses.map(({ status }) => status).sort(), [200, 400, 400, 400]);
    await finishBackups(service);
    assert.equal((await listBackupLabels(service, id)).length, 2);
  }),
  serviceClaim('DBS-65', async (service) => {
    for (const label of ['a', 'Before_Upgrade_2', '_', '0', 'x'.repeat(255)]) {
      const id = await createDatabase(service, `dbs-65-${label.slice(0, 20)}`);
      await expectRawSuccess(requestSnapshot(service, id, { label }));
      await finishBackups(service);
      assert.deepEqual(await listBackupLabels(service, id), [label]);
    }
    const id = await createDatabase(service, 'dbs-65');
    for (const label of ['', 'a-b', 'a b', 'a.b', 'ä', 'a\n', '🙂', 'x'.repeat(256)])
      await expectError(requestSnapshot(service, id, { label }), 400, 'label');
    await expectError(requestSnapshot(service, id, {}), 400, 'label');
    assert.equal((await getDatabase(service, id)).status, 'active');
  }),
  serviceClaim('DBS-66', async (service) => {
    const id = await createDatabase(service, 'dbs-66');
    await expectRawSuccess(requestSnapshot(service, id, { label: 'once' }));
    await finishBackups(service);
    await expectError(requestSnapshot(service, id, { label: 'once' }), 400, 'label');
    // Labels are also unique among automatic backups, but other databases can use the same labels.
    await expectError(requestSnapshot(service, 2001, { label: 'before_upgrade' }), 400, 'label');
    const row = {
      database_id: id,
      type: 'auto',
      label: 'automatic',
      created: '2030-01-15T00:00:00Z',
      created_at: service.clock.now().getTime(),
    } as const;
    await service.runUnit('write', ({ db }) => db.insertInto('database_backups').values(row).execute());
    await expectError(requestSnapshot(service, id, { label: 'automatic' }), 400, 'label');
    await expectRawSuccess(requestSnapshot(service, await createDatabase(service, 'dbs-66-b'), { label: 'once' }));
  }),
  serviceClaim('DBS-67', async (service) => {
    const cluster = await createDatabase(service, 'dbs-67', 'active', 2001);
    const single = await createDatabase(service, 'dbs-67-single');
    const listTargets = () =>
      service.runUnit('read', ({ db }) =>
        db
          .selectFrom('database_backups')
          .where('database_id', '=', cluster)
          .select(['label', 'target'])
          .orderBy('id')
          .execute(),
      );
    await expectRawSuccess(requestSnapshot(service, cluster, { label: 'replica', target: 'secondary' }));
    await finishBackups(service);
    await expectRawSuccess(requestSnapshot(service, cluster, { label: 'main', target: 'primary' }));
    await finishBackups(service);
    await expectRawSuccess(requestSnapshot(service, cluster, { label: 'unsaid' }));
    assert.deepEqual(await listTargets(), [
      { label: 'replica', target: 'secondary' },
      { label: 'main', target: 'primary' },
      { label: 'unsaid', target: 'primary' },
    ]);
    for (const target of ['tertiary', 'Primary', '', null])
      await expectError(requestSnapshot(service, single, { label: 'wrong', target }), 400, 'target');
    await expectError(requestSnapshot(service, single, { label: 'wrong', target: 'secondary' }), 400, 'target');
    await expectRawSuccess(requestSnapshot(service, single, { label: 'right', target: 'primary' }));
  }),
  serviceClaim('DBS-68', async (service) => {
    const id = await createDatabase(service, 'dbs-68');
    assert.deepEqual(await expectRawSuccess(requestSnapshot(service, id, { label: 'later' })), {});
    assert.deepEqual(await listBackupLabels(service, id), []);
    await finishBackups(service);
    const { data } = await expectSuccess(service.client().databases.listDatabaseBackups({ path: { instanceId: id } }));
    assert.deepEqual(
      data.map(({ type, label }) => [type, label]),
      [['snapshot', 'later']],
    );
  }),
  serviceClaim('DBS-69', async (service) => {
    const id = await createDatabase(service, 'dbs-69');
    for (const label of ['one', 'two', 'three']) {
      await expectRawSuccess(requestSnapshot(service, id, { label }));
      await finishBackups(service);
    }
    const [reason] = await expectError(requestSnapshot(service, id, { label: 'four' }), 400);
    assert.match(reason ?? '', /at most 3/);
    await service.runUnit('write', ({ db }) =>
      db.deleteFrom('database_backups').where('database_id', '=', id).where('label', '=', 'two').execute(),
    );
    await expectRawSuccess(requestSnapshot(service, id, { label: 'four' }));
    await advanceTime(service, hour);
    assert.deepEqual(await listBackupLabels(service, id), ['one', 'three', 'four']);
  }),
];
