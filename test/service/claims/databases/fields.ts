// Claims about the fields of managed databases, and about reading and deleting them.

import assert from 'node:assert/strict';
import { setDatabaseStatus } from '../../../../src/service/tags/databases/status.ts';
import type { TestService } from '../../harness/test-service.ts';
import { expectSuccess, expectRawSuccess, expectError } from '../helpers/response-assertions.ts';
import { serviceClaim, type ServiceClaim } from '../claim.ts';
import {
  anInteger,
  anObject,
  aTime,
  valueAt,
  createFieldClaims,
  equals,
  type ValueCheck,
} from '../helpers/field-claims.ts';
import { expectNotFilterable } from '../helpers/not-filterable.ts';
import { assertScope } from '../helpers/assert-scope.ts';

export const path = (id: number | string): string => `/v4/databases/mysql/instances/${id}`;

/** Returns a database as the unrestricted user. */
export const getDatabase = (service: TestService, instanceId: number) =>
  expectSuccess(service.client().databases.getDatabase({ path: { instanceId } }));

/** Creates a copy of a database for a claim that changes it. */
export async function createDatabase(
  service: TestService,
  label: string,
  status = 'active',
  templateId = 2012,
): Promise<number> {
  const template = await service.runUnit('read', ({ db }) =>
    db.selectFrom('databases').where('id', '=', templateId).select(['account_id', 'value']).executeTakeFirstOrThrow(),
  );
  const { id } = await service.runUnit('write', ({ db }) =>
    db
      .insertInto('databases')
      .values({ ...template, label, status })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
  return id;
}

/** Creates a claim about a field in every response that contains a database. */
const fieldClaim = createFieldClaims({
  GET: (service) => getDatabase(service, 2001),
  PUT: ({ client }) => expectSuccess(client().databases.updateDatabase({ path: { instanceId: 2001 }, body: {} })),
});

const nonEmptyString: ValueCheck = (value) => assert.ok(typeof value === 'string' && value !== '');

export const databaseFieldClaims: readonly ServiceClaim[] = [
  fieldClaim('DBS-01', 'id', equals(2001)),
  fieldClaim('DBS-02', 'label', equals('main-db')),
  serviceClaim('DBS-03', async (service) => {
    const id = await createDatabase(service, 'any-status');
    for (const status of ['active', 'failed', 'degraded', 'provisioning', 'suspended']) {
      await service.runUnit('write', (unit) => setDatabaseStatus(unit, id, status));
      assert.equal((await getDatabase(service, id)).status, status);
    }
    assert.equal((await getDatabase(service, 2001)).status, 'active');
    assert.equal((await getDatabase(service, service.fixtures.database_ids.failed)).status, 'failed');
    assert.equal((await getDatabase(service, service.fixtures.database_ids.degraded)).status, 'degraded');
    assert.equal((await getDatabase(service, service.fixtures.database_ids.provisioning)).status, 'provisioning');
  }),
  fieldClaim('DBS-04', 'created', aTime),
  fieldClaim('DBS-05', 'updated', aTime),
  fieldClaim('DBS-06', 'type', equals('standard-2')),
  fieldClaim('DBS-07', 'engine', equals('mysql')),
  fieldClaim('DBS-08', 'version', nonEmptyString),
  fieldClaim('DBS-09', 'region', nonEmptyString),
  serviceClaim('DBS-10', async (service) => {
    assert.equal((await getDatabase(service, 2001)).encrypted, true);
    assert.equal((await getDatabase(service, 2012)).encrypted, false);
    assert.equal(
      (await expectSuccess(service.client().databases.updateDatabase({ path: { instanceId: 2012 }, body: {} })))
        .encrypted,
      false,
    );
  }),
  serviceClaim('DBS-11', async (service) => {
    assert.deepEqual((await getDatabase(service, 2001)).allow_list, ['203.0.113.10/32', '2001:db8::/64']);
    assert.deepEqual((await getDatabase(service, 2013)).allow_list, []);
  }),
  serviceClaim('DBS-12', async (service) => {
    assert.equal((await getDatabase(service, 2001)).cluster_size, 3);
    assert.equal((await getDatabase(service, 2012)).cluster_size, 1);
  }),
  fieldClaim('DBS-13', 'hosts', anObject),
  fieldClaim('DBS-14', 'hosts.primary', equals('db-2001-primary.example.net')),
  fieldClaim('DBS-15', 'hosts.secondary', equals('db-2001-secondary.example.net')),
  serviceClaim('DBS-16', async (service) => {
    assert.equal((await getDatabase(service, 2001)).ssl_connection, true);
    assert.equal((await getDatabase(service, 2012)).ssl_connection, false);
  }),
  serviceClaim('DBS-17', async (service) => {
    const replicationTypes = [2001, 2012, 2013].map(async (id) => (await getDatabase(service, id)).replication_type);
    assert.deepEqual(await Promise.all(replicationTypes), ['semi_synch', 'none', 'asynch']);
    const rows = await service.runUnit('read', ({ db }) => db.selectFrom('databases').select('value').execute());
    assert.deepEqual([...new Set(rows.map(({ value }) => valueAt(JSON.parse(value), 'replication_type')))].sort(), [
      'asynch',
      'none',
      'semi_synch',
    ]);
  }),
  fieldClaim('DBS-18', 'port', equals(3306)),
  fieldClaim('DBS-19', 'updates', anObject),
  serviceClaim('DBS-20', async (service) => {
    assert.equal((await getDatabase(service, 2001)).updates.frequency, 'monthly');
    assert.equal((await getDatabase(service, 2012)).updates.frequency, 'weekly');
  }),
  fieldClaim('DBS-21', 'updates.duration', equals(3)),
  fieldClaim('DBS-22', 'updates.hour_of_day', equals(4)),
  fieldClaim('DBS-23', 'updates.day_of_week', equals(1)),
  serviceClaim('DBS-24', async (service) => {
    assert.equal((await getDatabase(service, 2001)).updates.week_of_month, 2);
    assert.equal((await getDatabase(service, 2012)).updates.week_of_month, null);
  }),
  serviceClaim('DBS-25', (service) =>
    expectNotFilterable(service, `${path(2001)}/backups`, ['id', 'type', 'label', 'created', 'status']),
  ),
  serviceClaim('DBS-26', async (service) => {
    assert.deepEqual(Object.keys(await getDatabase(service, 2001)).sort(), [
      'allow_list',
      'cluster_size',
      'created',
      'encrypted',
      'engine',
      'hosts',
      'id',
      'label',
      'port',
      'region',
      'replication_type',
      'ssl_connection',
      'status',
      'type',
      'updated',
      'updates',
      'version',
    ]);
    await expectError(service.raw('GET', path('main-db'), { token: service.fixtures.tokens.unrestricted }), 404);
    await expectError(service.client().databases.getDatabase({ path: { instanceId: 999_999 } }), 404);
  }),
  serviceClaim('DBS-27', ({ raw }) =>
    assertScope('databases:read_only', ({ token }) => raw('GET', path(2001), { token })),
  ),
  serviceClaim('DBS-32', async (service) => {
    const instanceId = await createDatabase(service, 'dbs-32');
    assert.deepEqual(await expectSuccess(service.client().databases.deleteDatabase({ path: { instanceId } })), {});
    await expectError(service.raw('DELETE', path('main-db'), { token: service.fixtures.tokens.unrestricted }), 404);
  }),
  serviceClaim('DBS-33', async (service) => {
    for (const token of [
      'demo-databases-read-only-token',
      'demo-compute-read-only-token',
      'demo-databases-read-write-token',
    ]) {
      const id = await createDatabase(service, `dbs-33-${token}`);
      const response = await service.raw('DELETE', path(id), { token });
      assert.equal(response.status, 200, response.text);
      assert.equal(response.headers['x-accepted-oauth-scopes'], 'databases:read_write');
    }
    await expectError(service.raw('DELETE', path(2012)), 401);
  }),
  serviceClaim('DBS-46', async (service) => {
    const cluster = await getDatabase(service, 2001);
    assert.equal(cluster.cluster_size, 3);
    assert.notEqual(cluster.hosts.primary, cluster.hosts.secondary);
    assert.notEqual(cluster.replication_type, 'none');
  }),
  serviceClaim('DBS-47', async (service) => assert.equal((await getDatabase(service, 2012)).replication_type, 'none')),
  serviceClaim('DBS-48', async (service) => {
    // The first type is explicit in the seed data; the second is the default.
    assert.equal((await getDatabase(service, 2013)).replication_type, 'asynch');
    assert.equal((await getDatabase(service, 2001)).replication_type, 'semi_synch');
  }),
  serviceClaim('DBS-57', async (service) => {
    const statuses = {
      active: 200,
      failed: 200,
      degraded: 200,
      provisioning: 400,
      suspended: 400,
      updating: 400,
      backing_up: 400,
    };
    for (const [status, expected] of Object.entries(statuses)) {
      const id = await createDatabase(service, `dbs-57-${status}`, status);
      assert.equal(
        (await service.raw('DELETE', path(id), { token: service.fixtures.tokens.unrestricted })).status,
        expected,
        status,
      );
    }
  }),
  serviceClaim('DBS-58', async (service) => {
    const {
      raw,
      fixtures: { tokens },
    } = service;
    // The first token has read_write access to the database.
    for (const token of [tokens.restricted_compute_rw, tokens.restricted])
      await expectError(raw('DELETE', path(2001), { token }), 403);
    assert.equal((await getDatabase(service, 2001)).id, 2001);
    await expectRawSuccess(
      raw('DELETE', path(await createDatabase(service, 'dbs-58')), { token: tokens.unrestricted }),
    );
  }),
  serviceClaim('DBS-59', async (service) => {
    const {
      raw,
      fixtures: { tokens },
    } = service;
    const id = await createDatabase(service, 'dbs-59');
    await expectError(raw('GET', path(id), { token: tokens.unrestricted_no_databases_scope }), 403);
    assert.deepEqual(
      await expectRawSuccess(raw('DELETE', path(id), { token: tokens.unrestricted_no_databases_scope })),
      {},
    );
  }),
  serviceClaim('DBS-60', async (service) => {
    const instanceId = await createDatabase(service, 'dbs-60');
    anInteger((await getDatabase(service, instanceId)).id, undefined);
    await expectSuccess(service.client().databases.deleteDatabase({ path: { instanceId } }));
    await expectError(service.client().databases.getDatabase({ path: { instanceId } }), 404);
    await expectError(service.client().databases.deleteDatabase({ path: { instanceId } }), 404);
  }),
  serviceClaim('DBS-74', async (service) => {
    const single = await getDatabase(service, service.fixtures.database_ids.delete);
    assert.equal(single.cluster_size, 1);
    assert.equal(single.replication_type, 'none');
  }),
];
