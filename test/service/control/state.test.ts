// Tests that the control plane reads, restores, and resets the state of the service.

import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { enqueue } from '../../../src/service/work/queue.ts';
import { dropTemplates, storages } from '../harness/storages.ts';
import { startTestService, type TestService } from '../harness/test-service.ts';
import { createControlClient } from './control-client.ts';

afterAll(dropTemplates);

describe.each(storages)('the control plane on %s', (storage) => {
  let service: TestService;
  beforeAll(async () => void (service = await startTestService({ storage })));
  afterAll(() => service.close());

  const sendRequest = createControlClient(() => service);
  /** Counts the connections that wait for a lock. */
  const countLockWaits = async (): Promise<number> =>
    (
      await service.runUnit('read', ({ db }) =>
        sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(db),
      )
    ).rows.length;
  const token = (): string => service.fixtures.tokens.unrestricted;
  const listClients = async (): Promise<unknown> =>
    (await service.raw('GET', '/v4/longview/clients', { token: token() })).json;
  const addClient = (label: string): Promise<unknown> =>
    service.raw('POST', '/v4/longview/clients', { token: token(), body: { label } });

  it('reads, restores, and resets the state', async () => {
    const before = await listClients();
    expect(await sendRequest('POST', '/snapshots', { name: 'before' })).toEqual([
      200,
      { name: 'before', taken: '2030-01-15T10:20:30Z' },
    ]);
    const state = await service.raw('GET', '/control/state');
    await addClient('after-the-snapshot');
    const after = await listClients();
    expect(after).not.toEqual(before);
    const laterState = await service.raw('GET', '/control/state');
    expect(await sendRequest('POST', '/snapshots/before/restore')).toEqual([200, {}]);
    expect(await listClients()).toEqual(before);
    expect(await sendRequest('PUT', '/state', laterState.json)).toEqual([200, {}]);
    expect(await listClients()).toEqual(after);
    await sendRequest('POST', '/clock', { by: '+1d' });
    await sendRequest('PUT', '/operations/listSshKeys', { deprecated: true });
    expect(await sendRequest('POST', '/reset')).toEqual([200, {}]);
    expect(await listClients()).toEqual(before);
    expect(await sendRequest('GET', '/clock')).toEqual([200, { now: '2030-01-15T10:20:30.000Z', offset: 0 }]);
    expect((await service.raw('GET', '/v4/profile/sshkeys', { token: token() })).status).toBe(200);
    expect((await sendRequest('GET', '/snapshots'))[1]).toEqual({
      data: [{ name: 'before', taken: '2030-01-15T10:20:30Z' }],
    });
    // New rows get unused IDs.
    expect(await addClient('after-the-reset')).toMatchObject({ status: 200 });
    expect(await sendRequest('PUT', '/state', state.json)).toEqual([200, {}]);
  });

  it('waits for a change in progress before it restores the state', async () => {
    const [, state] = await sendRequest('GET', '/state');
    let restore: Promise<unknown> = Promise.resolve();
    // Recreates one of the state's jobs with a new ID, as planning does after the clock moves.
    await service.runUnit('write', async ({ db }) => {
      const { id, ...job } = await db.selectFrom('jobs').selectAll().limit(1).executeTakeFirstOrThrow();
      await db.deleteFrom('jobs').where('id', '=', id).execute();
      await db.insertInto('jobs').values(job).execute();
      restore = sendRequest('PUT', '/state', state);
      if (storage === 'postgres') await expect.poll(countLockWaits).toBe(1);
    });
    expect(await restore).toEqual([200, {}]);
    expect((await sendRequest('GET', '/state'))[1]).toEqual(state);
  });

  it('assigns unused IDs to new jobs after a restore', async () => {
    const [, state] = (await sendRequest('GET', '/state')) as [
      number,
      { readonly tables: { readonly jobs: { readonly id: number }[] } },
    ];
    const { jobs } = state.tables;
    const lastId = Math.max(...jobs.map(({ id }) => id));
    const additionalJobs = Array.from({ length: 100 }, (_, index) => ({
      ...jobs[0],
      id: lastId + 1 + index,
      subject: 1000 + index,
    }));
    expect(
      await sendRequest('PUT', '/state', { ...state, tables: { ...state.tables, jobs: [...jobs, ...additionalJobs] } }),
    ).toEqual([200, {}]);
    await service.runUnit('write', (unit) =>
      enqueue(unit, { kind: 'shutdown', subject: 1, due: unit.now.getTime() + 60_000 }),
    );
    expect(await sendRequest('PUT', '/state', state)).toEqual([200, {}]);
  });
});
