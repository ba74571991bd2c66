// Claims about the fields of managed databases, and about reading and deleting them.

import assert from 'node:assert/strict';
import { setDatabaseStatus } from '../../../../src/service/areas/databases/status.ts';
import type { World } from '../../harness/world.ts';
import { accepted, acceptedRaw, refused } from '../answers.ts';
import { serviceClaim, type ServiceClaim } from '../claim.ts';
import { anInteger, anObject, aTime, at, fieldsOf, is, type Judge } from '../fields.ts';
import { filtersNone } from '../filterless.ts';
import { needsScope } from '../scopes.ts';

export const path = (id: number | string): string => `/v4/databases/mysql/instances/${id}`;

/** A database, as the unrestricted user sees it. */
export const get = (world: World, instanceId: number) =>
  accepted(world.client().databases.getDatabase({ path: { instanceId } }));

/** A database of its own for a claim that changes it. */
export async function another(world: World, label: string, status = 'active', like = 2012): Promise<number> {
  const copied = await world.units('read', ({ db }) =>
    db.selectFrom('databases').where('id', '=', like).select(['account_id', 'value']).executeTakeFirstOrThrow(),
  );
  const { id } = await world.units('write', ({ db }) =>
    db
      .insertInto('databases')
      .values({ ...copied, label, status })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
  return id;
}

/** Every response that returns a database. */
const field = fieldsOf({
  GET: (world) => get(world, 2001),
  PUT: ({ client }) => accepted(client().databases.updateDatabase({ path: { instanceId: 2001 }, body: {} })),
});

const text: Judge = (value) => assert.ok(typeof value === 'string' && value !== '');

export const databaseFieldClaims: readonly ServiceClaim[] = [
  field('DBS-01', 'id', is(2001)),
  field('DBS-02', 'label', is('main-db')),
  serviceClaim('DBS-03', async (world) => {
    const id = await another(world, 'any-status');
    for (const status of ['active', 'failed', 'degraded', 'provisioning', 'suspended']) {
      await world.units('write', (unit) => setDatabaseStatus(unit, id, status));
      assert.equal((await get(world, id)).status, status);
    }
    assert.equal((await get(world, 2001)).status, 'active');
    assert.equal((await get(world, world.fixtures.database_ids.failed)).status, 'failed');
    assert.equal((await get(world, world.fixtures.database_ids.degraded)).status, 'degraded');
    assert.equal((await get(world, world.fixtures.database_ids.provisioning)).status, 'provisioning');
  }),
  field('DBS-04', 'created', aTime),
  field('DBS-05', 'updated', aTime),
  field('DBS-06', 'type', is('standard-2')),
  field('DBS-07', 'engine', is('mysql')),
  field('DBS-08', 'version', text),
  field('DBS-09', 'region', text),
  serviceClaim('DBS-10', async (world) => {
    assert.equal((await get(world, 2001)).encrypted, true);
    assert.equal((await get(world, 2012)).encrypted, false);
    assert.equal(
      (await accepted(world.client().databases.updateDatabase({ path: { instanceId: 2012 }, body: {} }))).encrypted,
      false,
    );
  }),
  serviceClaim('DBS-11', async (world) => {
    assert.deepEqual((await get(world, 2001)).allow_list, ['203.0.113.10/32', '2001:db8::/64']);
    assert.deepEqual((await get(world, 2013)).allow_list, []);
  }),
  serviceClaim('DBS-12', async (world) => {
    assert.equal((await get(world, 2001)).cluster_size, 3);
    assert.equal((await get(world, 2012)).cluster_size, 1);
  }),
  field('DBS-13', 'hosts', anObject),
  field('DBS-14', 'hosts.primary', is('db-2001-primary.example.net')),
  field('DBS-15', 'hosts.secondary', is('db-2001-secondary.example.net')),
  serviceClaim('DBS-16', async (world) => {
    assert.equal((await get(world, 2001)).ssl_connection, true);
    assert.equal((await get(world, 2012)).ssl_connection, false);
  }),
  serviceClaim('DBS-17', async (world) => {
    const kinds = [2001, 2012, 2013].map(async (id) => (await get(world, id)).replication_type);
    assert.deepEqual(await Promise.all(kinds), ['semi_synch', 'none', 'asynch']);
    const all = await world.units('read', ({ db }) => db.selectFrom('databases').select('value').execute());
    assert.deepEqual([...new Set(all.map(({ value }) => at(JSON.parse(value), 'replication_type')))].sort(), [
      'asynch',
      'none',
      'semi_synch',
    ]);
  }),
  field('DBS-18', 'port', is(3306)),
  field('DBS-19', 'updates', anObject),
  serviceClaim('DBS-20', async (world) => {
    assert.equal((await get(world, 2001)).updates.frequency, 'monthly');
    assert.equal((await get(world, 2012)).updates.frequency, 'weekly');
  }),
  field('DBS-21', 'updates.duration', is(3)),
  field('DBS-22', 'updates.hour_of_day', is(4)),
  field('DBS-23', 'updates.day_of_week', is(1)),
  serviceClaim('DBS-24', async (world) => {
    assert.equal((await get(world, 2001)).updates.week_of_month, 2);
    assert.equal((await get(world, 2012)).updates.week_of_month, null);
  }),
  serviceClaim('DBS-25', (world) =>
    filtersNone(world, `${path(2001)}/backups`, ['id', 'type', 'label', 'created', 'status']),
  ),
  serviceClaim('DBS-26', async (world) => {
    assert.deepEqual(Object.keys(await get(world, 2001)).sort(), [
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
    await refused(world.raw('GET', path('main-db'), { token: world.fixtures.tokens.unrestricted }), 404);
    await refused(world.client().databases.getDatabase({ path: { instanceId: 999_999 } }), 404);
  }),
  serviceClaim('DBS-27', ({ raw }) =>
    needsScope('databases:read_only', ({ token }) => raw('GET', path(2001), { token })),
  ),
  serviceClaim('DBS-32', async (world) => {
    const instanceId = await another(world, 'dbs-32');
    assert.deepEqual(await accepted(world.client().databases.deleteDatabase({ path: { instanceId } })), {});
    await refused(world.raw('DELETE', path('main-db'), { token: world.fixtures.tokens.unrestricted }), 404);
  }),
  serviceClaim('DBS-33', async (world) => {
    for (const token of [
      'demo-databases-read-only-token',
      'demo-compute-read-only-token',
      'demo-databases-read-write-token',
    ]) {
      const id = await another(world, `dbs-33-${token}`);
      const answer = await world.raw('DELETE', path(id), { token });
      assert.equal(answer.status, 200, answer.text);
      assert.equal(answer.headers['x-accepted-oauth-scopes'], 'databases:read_write');
    }
    await refused(world.raw('DELETE', path(2012)), 401);
  }),
  serviceClaim('DBS-46', async (world) => {
    const cluster = await get(world, 2001);
    assert.equal(cluster.cluster_size, 3);
    assert.notEqual(cluster.hosts.primary, cluster.hosts.secondary);
    assert.notEqual(cluster.replication_type, 'none');
  }),
  serviceClaim('DBS-47', async (world) => assert.equal((await get(world, 2012)).replication_type, 'none')),
  serviceClaim('DBS-48', async (world) => {
    // Of one of them the world says it, of the other nothing.
    assert.equal((await get(world, 2013)).replication_type, 'asynch');
    assert.equal((await get(world, 2001)).replication_type, 'semi_synch');
  }),
  serviceClaim('DBS-57', async (world) => {
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
      const id = await another(world, `dbs-57-${status}`, status);
      assert.equal(
        (await world.raw('DELETE', path(id), { token: world.fixtures.tokens.unrestricted })).status,
        expected,
        status,
      );
    }
  }),
  serviceClaim('DBS-58', async (world) => {
    const {
      raw,
      fixtures: { tokens },
    } = world;
    // The first of these may read and change the database.
    for (const token of [tokens.restricted_compute_rw, tokens.restricted])
      await refused(raw('DELETE', path(2001), { token }), 403);
    assert.equal((await get(world, 2001)).id, 2001);
    await acceptedRaw(raw('DELETE', path(await another(world, 'dbs-58')), { token: tokens.unrestricted }));
  }),
  serviceClaim('DBS-59', async (world) => {
    const {
      raw,
      fixtures: { tokens },
    } = world;
    const id = await another(world, 'dbs-59');
    await refused(raw('GET', path(id), { token: tokens.unrestricted_no_databases_scope }), 403);
    assert.deepEqual(await acceptedRaw(raw('DELETE', path(id), { token: tokens.unrestricted_no_databases_scope })), {});
  }),
  serviceClaim('DBS-60', async (world) => {
    const instanceId = await another(world, 'dbs-60');
    anInteger((await get(world, instanceId)).id, undefined);
    await accepted(world.client().databases.deleteDatabase({ path: { instanceId } }));
    await refused(world.client().databases.getDatabase({ path: { instanceId } }), 404);
    await refused(world.client().databases.deleteDatabase({ path: { instanceId } }), 404);
  }),
  serviceClaim('DBS-74', async (world) => {
    const single = await get(world, world.fixtures.database_ids.delete);
    assert.equal(single.cluster_size, 1);
    assert.equal(single.replication_type, 'none');
  }),
];
