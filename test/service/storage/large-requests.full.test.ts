// Requests with more objects than a single database statement can contain.

import { afterAll, describe, expect, it } from 'vitest';
import { changeFirewall, changeGrants } from '../../../src/service/control/apply-state-changes.ts';
import { deleteOldBackups } from '../../../src/service/work/instances/retention.ts';
import { dropTemplates, storages } from '../harness/storages.ts';
import { startTestService } from '../harness/test-service.ts';

afterAll(dropTemplates);

/** Number of rows that, with four values each, exceeds the limit of a single PostgreSQL statement. */
const rowCount = 17_000;
/** Number of rows that, with one value each, exceeds the limit of a single SQLite statement. */
const largeRowCount = 33_000;
const numbers = Array.from({ length: largeRowCount }, (_, index) => index);

describe.each(storages)('the service on %s', (storage) => {
  it('stores as many tags of an instance as a request can contain', async () => {
    const service = await startTestService({ storage });
    const tags = numbers.slice(0, rowCount).map((number) => `t${number.toString(36)}`);
    const sendRequest = async (method: string, body?: unknown): Promise<unknown> =>
      (
        await service.raw(method, `/v4/compute/instances/${service.fixtures.compute_id}`, {
          token: service.fixtures.tokens.unrestricted,
          body,
        })
      ).json;
    expect(await sendRequest('PUT', { tags })).toMatchObject({ tags });
    expect(await sendRequest('GET')).toMatchObject({ tags });
    expect(service.reportedErrors).toEqual([]);
    await service.close();
  }, 60_000);

  it('replaces many nodes in a rebuild', async () => {
    const service = await startTestService({ storage });
    const { nodebalancer_id: nodeBalancerId, nodebalancer_config_id: configId } = service.fixtures;
    const rebuild = async (label: string, count: number): Promise<unknown> => {
      const nodes = numbers.slice(0, count).map((number) => ({ address: `b${number}.example.com:80`, label }));
      return (
        await service.raw('POST', `/v4/nodebalancers/${nodeBalancerId}/configs/${configId}/rebuild`, {
          token: service.fixtures.tokens.unrestricted,
          body: { protocol: 'http', port: service.fixtures.nodebalancer_config_port, check: 'none', nodes },
        })
      ).json;
    };
    const count = 12_000;
    expect(await rebuild('first', count)).toMatchObject({ nodes_status: { up: count, down: 0 } });
    expect(await rebuild('other', count)).toMatchObject({ nodes_status: { up: count, down: 0 } });
    expect(service.reportedErrors).toEqual([]);
    await service.close();
  }, 60_000);

  it('changes many grants, devices, and backups through the control plane', async () => {
    const service = await startTestService({ storage });
    const { compute_id, firewall_id } = service.fixtures;
    const firstId = 1_000_000;
    const grants = numbers
      .slice(0, rowCount)
      .map((number) => ({ entity: 'compute', id: firstId + number, level: 'read_only' }) as const);
    await service.runUnit('write', async ({ db }) => {
      const [instance, backup, account] = [
        await db.selectFrom('instances').where('id', '=', compute_id).selectAll().executeTakeFirstOrThrow(),
        await db.selectFrom('instance_backups').where('type', '=', 'auto').selectAll().executeTakeFirstOrThrow(),
        await db.selectFrom('firewalls').where('id', '=', firewall_id).select('account_id').executeTakeFirstOrThrow(),
      ];
      for (let start = 0; start < largeRowCount; start += 1000) {
        const ids = numbers.slice(start, start + 1000).map((number) => firstId + number);
        await db
          .insertInto('instances')
          .values(ids.map((id) => ({ ...instance, account_id: account.account_id, id, label: `many-${id}` })))
          .execute();
        await db
          .insertInto('instance_backups')
          .values(ids.map((id) => ({ ...backup, instance_id: compute_id, id })))
          .execute();
        await db
          .insertInto('firewall_devices')
          .values(ids.map((id) => ({ id, firewall_id, instance_id: id, created: '', updated: '' })))
          .execute();
      }
    });
    await service.runUnit('write', (unit) => changeGrants(unit, 'restricted', { grants }));
    await service.runUnit('write', (unit) => changeFirewall(unit, firewall_id, { status: 'enabled' }));
    await service.runUnit('write', (unit) => deleteOldBackups(unit, compute_id, 'Scheduling'));
    const counts = await service.runUnit('read', async ({ db }) => [
      (await db.selectFrom('grants').where('username', '=', 'restricted').select('entity_id').execute()).length,
      (
        await db
          .selectFrom('instance_backups')
          .where('instance_id', '=', compute_id)
          .where('type', '=', 'auto')
          .select('id')
          .execute()
      ).length,
    ]);
    expect(counts).toEqual([rowCount, 1]);
    expect(service.reportedErrors).toEqual([]);
    await service.close();
  }, 120_000);
});
