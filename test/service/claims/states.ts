// Claims about statuses and their transitions.

import assert from 'node:assert/strict';
import { changeStatus } from '../../../src/service/work/instances/power.ts';
import type { TestService } from '../harness/test-service.ts';
import { expectSuccess, expectRawSuccess, expectError } from './helpers/response-assertions.ts';
import { serviceClaim, type ServiceClaim } from './claim.ts';
import { requestSnapshot } from './databases/backups.ts';
import { createDatabase, path as databasePath } from './databases/fields.ts';
import { currentConfig, rebuildScratchConfig } from './helpers/rebuild-requests.ts';
import { advanceTime, second } from './helpers/advance-time.ts';

/** Asserts that a response is the error for a violated status precondition. */
async function expectStatusError(response: Parameters<typeof expectError>[0], states: RegExp): Promise<void> {
  const [reason] = await expectError(response, 400);
  assert.match(reason ?? '', states);
}

/** Creates a claim about an operation on a database in a status. */
function databaseClaim(
  id: string,
  status: string,
  verify: (
    service: TestService,
    database: number,
    send: (method: string, path?: string, body?: unknown) => ReturnType<TestService['raw']>,
  ) => Promise<unknown>,
): ServiceClaim {
  return serviceClaim(id, async (service) => {
    const database = await createDatabase(service, id.toLowerCase(), status);
    const token = service.fixtures.tokens.unrestricted;
    await verify(service, database, (method, path = '', body) =>
      service.raw(method, `${databasePath(database)}${path}`, { token, ...(body !== undefined && { body }) }),
    );
  });
}

/** Creates a claim that a database in this status can be deleted. */
const deletedClaim = (id: string, status: string): ServiceClaim =>
  databaseClaim(id, status, async (_service, _database, send) => {
    assert.deepEqual(await expectRawSuccess(send('DELETE')), {});
    await expectError(send('GET'), 404);
  });

/** Creates a claim that a database in this status cannot be updated. */
const updateRejectedClaim = (id: string, status: string): ServiceClaim =>
  databaseClaim(id, status, async (_service, _database, send) => {
    const before = await expectRawSuccess(send('GET'));
    await expectStatusError(send('PUT', '', { allow_list: ['192.0.2.44'] }), /must be active/);
    assert.deepEqual(await expectRawSuccess(send('GET')), before);
  });

/** Creates a claim that no snapshot can be taken of a database in this status. */
const snapshotRejectedClaim = (id: string, status: string): ServiceClaim =>
  databaseClaim(id, status, async (service, database, send) => {
    await expectStatusError(requestSnapshot(service, database, { label: 'rejected' }), /must be active/);
    const stored = await service.runUnit('read', ({ db }) =>
      db.selectFrom('database_backups').where('database_id', '=', database).select('id').execute(),
    );
    assert.deepEqual(stored, []);
    assert.equal((await expectRawSuccess(send('GET')))['status'], status);
  });

/** Creates a claim that the backups of a database in this status can be listed. */
const backupsListedClaim = (id: string, status: string): ServiceClaim =>
  databaseClaim(id, status, async (_service, _database, send) =>
    assert.deepEqual((await expectRawSuccess(send('GET', '/backups')))['data'], []),
  );

export const claims: readonly ServiceClaim[] = [
  serviceClaim('STA-01', async (service) => {
    const { client, fixtures } = service;
    // A public StackScript of the account.
    const path = { stackscriptId: 7002 };
    await expectError(client().stackscripts.updateStackScript({ path, body: { is_public: false } }), 400, 'is_public');
    await expectError(client().stackscripts.deleteStackScript({ path }), 400);
    assert.equal((await expectSuccess(client().stackscripts.getStackScript({ path }))).is_public, true);
    // A StackScript that was just published.
    const published = { stackscriptId: fixtures.stackscript_to_publish_id };
    assert.equal(
      (await expectSuccess(client().stackscripts.updateStackScript({ path: published, body: { is_public: true } })))
        .is_public,
      true,
    );
    await expectError(
      client().stackscripts.updateStackScript({ path: published, body: { is_public: false } }),
      400,
      'is_public',
    );
    await expectError(client().stackscripts.deleteStackScript({ path: published }), 400);
    assert.equal((await expectSuccess(client().stackscripts.getStackScript({ path: published }))).is_public, true);
  }),
  serviceClaim('STA-02', async ({ client, fixtures }) => {
    const path = { label: fixtures.tag };
    const { data } = await expectSuccess(client().tags.listTaggedObjects({ path }));
    assert.deepEqual([...new Set(data.map(({ type }) => type))].sort(), [
      'compute',
      'domain',
      'nodebalancer',
      'volume',
    ]);
    assert.deepEqual(await expectSuccess(client().tags.deleteTag({ path })), {});
    await expectError(client().tags.listTaggedObjects({ path }), 404);
    assert.deepEqual(
      (
        await expectSuccess(client().compute.getComputeInstance({ path: { computeId: fixtures.compute_id } }))
      ).tags.filter((tag) => tag === fixtures.tag),
      [],
    );
    assert.deepEqual(
      (
        await expectSuccess(
          client().nodebalancers.getNodeBalancer({ path: { nodeBalancerId: fixtures.nodebalancer_id } }),
        )
      ).tags.filter((tag) => tag === fixtures.tag),
      [],
    );
  }),
  deletedClaim('STA-03', 'active'),
  deletedClaim('STA-04', 'failed'),
  deletedClaim('STA-05', 'degraded'),
  databaseClaim('STA-06', 'provisioning', async (_service, database, send) => {
    await expectStatusError(send('DELETE'), /active, failed or degraded/);
    assert.equal((await expectRawSuccess(send('GET')))['id'], database);
  }),
  updateRejectedClaim('STA-07', 'failed'),
  updateRejectedClaim('STA-08', 'degraded'),
  updateRejectedClaim('STA-09', 'provisioning'),
  snapshotRejectedClaim('STA-10', 'failed'),
  snapshotRejectedClaim('STA-11', 'degraded'),
  snapshotRejectedClaim('STA-12', 'provisioning'),
  databaseClaim('STA-13', 'provisioning', (_service, _database, send) =>
    expectStatusError(send('GET', '/backups'), /must not be provisioning/),
  ),
  backupsListedClaim('STA-14', 'active'),
  backupsListedClaim('STA-15', 'failed'),
  backupsListedClaim('STA-16', 'degraded'),
  serviceClaim('STA-17', async (service) => {
    const nodes = ['192.168.130.10:80', 'backend.example.com:80'].map((address) => ({ address, label: 'backend' }));
    // A node that has not been checked yet is not up.
    const { nodes_status } = await rebuildScratchConfig(service, {
      check: 'connection',
      check_interval: 10,
      check_timeout: 5,
      check_attempts: 3,
      nodes,
    });
    assert.deepEqual(nodes_status, { up: 0, down: 2 });
    await advanceTime(service, 10 * second);
    assert.deepEqual((await currentConfig(service)).nodes_status, { up: 2, down: 0 });
    // One node is an instance, whose status determines the health of the node.
    await service.runUnit('write', (unit) => changeStatus(unit, 1001, 'stopped'));
    for (let checks = 1; checks <= 3; checks++) await advanceTime(service, 10 * second);
    assert.deepEqual((await currentConfig(service)).nodes_status, { up: 1, down: 1 });
    await service.runUnit('write', (unit) => changeStatus(unit, 1001, 'running'));
    await advanceTime(service, 10 * second);
    assert.deepEqual((await currentConfig(service)).nodes_status, { up: 2, down: 0 });
  }),
];
