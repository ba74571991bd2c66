// Claims about states and the moves between them.

import assert from 'node:assert/strict';
import { changeStatus } from '../../../src/service/work/instances/power.ts';
import type { World } from '../harness/world.ts';
import { accepted, acceptedRaw, refused } from './answers.ts';
import { serviceClaim, type ServiceClaim } from './claim.ts';
import { snap } from './databases/backups.ts';
import { another, path as databasePath } from './databases/fields.ts';
import { present, rebuilt } from './rebuilding.ts';
import { pass, second } from './work.ts';

/** What the document's precondition says, and no other problem. */
async function refusedForStatus(answer: Parameters<typeof refused>[0], states: RegExp): Promise<void> {
  const [reason] = await refused(answer, 400);
  assert.match(reason ?? '', states);
}

/** A claim about one operation on a database in one status. */
function onDatabase(
  id: string,
  status: string,
  prove: (
    world: World,
    database: number,
    send: (method: string, place?: string, body?: unknown) => ReturnType<World['raw']>,
  ) => Promise<unknown>,
): ServiceClaim {
  return serviceClaim(id, async (world) => {
    const database = await another(world, id.toLowerCase(), status);
    const token = world.fixtures.tokens.unrestricted;
    await prove(world, database, (method, place = '', body) =>
      world.raw(method, `${databasePath(database)}${place}`, { token, ...(body !== undefined && { body }) }),
    );
  });
}

const deletes = (id: string, status: string): ServiceClaim =>
  onDatabase(id, status, async (_world, _database, send) => {
    assert.deepEqual(await acceptedRaw(send('DELETE')), {});
    await refused(send('GET'), 404);
  });

const refusesUpdate = (id: string, status: string): ServiceClaim =>
  onDatabase(id, status, async (_world, _database, send) => {
    const before = await acceptedRaw(send('GET'));
    await refusedForStatus(send('PUT', '', { allow_list: ['192.0.2.44'] }), /must be active/);
    assert.deepEqual(await acceptedRaw(send('GET')), before);
  });

const refusesSnapshot = (id: string, status: string): ServiceClaim =>
  onDatabase(id, status, async (world, database, send) => {
    await refusedForStatus(snap(world, database, { label: 'refused' }), /must be active/);
    const stored = await world.units('read', ({ db }) =>
      db.selectFrom('database_backups').where('database_id', '=', database).select('id').execute(),
    );
    assert.deepEqual(stored, []);
    assert.equal((await acceptedRaw(send('GET')))['status'], status);
  });

const lists = (id: string, status: string): ServiceClaim =>
  onDatabase(id, status, async (_world, _database, send) =>
    assert.deepEqual((await acceptedRaw(send('GET', '/backups')))['data'], []),
  );

export const claims: readonly ServiceClaim[] = [
  serviceClaim('STA-01', async (world) => {
    const { client, fixtures } = world;
    // A public one of the account.
    const path = { stackscriptId: 7002 };
    await refused(client().stackscripts.updateStackScript({ path, body: { is_public: false } }), 400, 'is_public');
    await refused(client().stackscripts.deleteStackScript({ path }), 400);
    assert.equal((await accepted(client().stackscripts.getStackScript({ path }))).is_public, true);
    // Nor can one that has only just become public.
    const published = { stackscriptId: fixtures.stackscript_to_publish_id };
    assert.equal(
      (await accepted(client().stackscripts.updateStackScript({ path: published, body: { is_public: true } })))
        .is_public,
      true,
    );
    await refused(
      client().stackscripts.updateStackScript({ path: published, body: { is_public: false } }),
      400,
      'is_public',
    );
    await refused(client().stackscripts.deleteStackScript({ path: published }), 400);
    assert.equal((await accepted(client().stackscripts.getStackScript({ path: published }))).is_public, true);
  }),
  serviceClaim('STA-02', async ({ client, fixtures }) => {
    const path = { label: fixtures.tag };
    const { data } = await accepted(client().tags.listTaggedObjects({ path }));
    assert.deepEqual([...new Set(data.map(({ type }) => type))].sort(), [
      'compute',
      'domain',
      'nodebalancer',
      'volume',
    ]);
    assert.deepEqual(await accepted(client().tags.deleteTag({ path })), {});
    await refused(client().tags.listTaggedObjects({ path }), 404);
    assert.deepEqual(
      (await accepted(client().compute.getComputeInstance({ path: { computeId: fixtures.compute_id } }))).tags.filter(
        (tag) => tag === fixtures.tag,
      ),
      [],
    );
    assert.deepEqual(
      (
        await accepted(client().nodebalancers.getNodeBalancer({ path: { nodeBalancerId: fixtures.nodebalancer_id } }))
      ).tags.filter((tag) => tag === fixtures.tag),
      [],
    );
  }),
  deletes('STA-03', 'active'),
  deletes('STA-04', 'failed'),
  deletes('STA-05', 'degraded'),
  onDatabase('STA-06', 'provisioning', async (_world, database, send) => {
    await refusedForStatus(send('DELETE'), /active, failed or degraded/);
    assert.equal((await acceptedRaw(send('GET')))['id'], database);
  }),
  refusesUpdate('STA-07', 'failed'),
  refusesUpdate('STA-08', 'degraded'),
  refusesUpdate('STA-09', 'provisioning'),
  refusesSnapshot('STA-10', 'failed'),
  refusesSnapshot('STA-11', 'degraded'),
  refusesSnapshot('STA-12', 'provisioning'),
  onDatabase('STA-13', 'provisioning', (_world, _database, send) =>
    refusedForStatus(send('GET', '/backups'), /must not be provisioning/),
  ),
  lists('STA-14', 'active'),
  lists('STA-15', 'failed'),
  lists('STA-16', 'degraded'),
  serviceClaim('STA-17', async (world) => {
    const nodes = ['192.168.130.10:80', 'backend.example.com:80'].map((address) => ({ address, label: 'backend' }));
    // A node that nothing is known of yet does not count as up.
    const { nodes_status } = await rebuilt(world, {
      check: 'connection',
      check_interval: 10,
      check_timeout: 5,
      check_attempts: 3,
      nodes,
    });
    assert.deepEqual(nodes_status, { up: 0, down: 2 });
    await pass(world, 10 * second);
    assert.deepEqual((await present(world)).nodes_status, { up: 2, down: 0 });
    // One is an instance, which stops; when it runs again, so does the node.
    await world.units('write', (unit) => changeStatus(unit, 1001, 'stopped'));
    for (let checks = 1; checks <= 3; checks++) await pass(world, 10 * second);
    assert.deepEqual((await present(world)).nodes_status, { up: 1, down: 1 });
    await world.units('write', (unit) => changeStatus(unit, 1001, 'running'));
    await pass(world, 10 * second);
    assert.deepEqual((await present(world)).nodes_status, { up: 2, down: 0 });
  }),
];
