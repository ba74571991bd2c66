// Tests that moving the control plane clock runs all due work and stays within limits.

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fromJson, toJson } from '../../../src/service/storage/json.ts';
import { dropTemplates, storages } from '../harness/storages.ts';
import { startTestService, type TestService } from '../harness/test-service.ts';
import { createControlClient } from './control-client.ts';

afterAll(dropTemplates);

describe.each(storages)('the control plane clock on %s', (storage) => {
  let testService: TestService;
  beforeAll(async () => void (testService = await startTestService({ storage })));
  afterAll(() => testService.close());

  const sendRequest = createControlClient(() => testService);
  const token = (): string => testService.fixtures.tokens.unrestricted;

  it('runs due backups after a reset or restore, even if the clock moves immediately afterwards', async () => {
    const { database_id: id } = testService.fixtures;
    const savedState = await testService.raw('GET', '/control/state');
    const { tables, ...rest } = savedState.json as { readonly tables: object };
    const listAutomaticBackupDays = async (): Promise<readonly string[]> => {
      const { json } = await testService.raw('GET', `/v4/databases/mysql/instances/${id}/backups?page_size=500`, {
        token: token(),
      });
      return (json as { data: { type: string; created: string }[] }).data
        .filter(({ type }) => type === 'auto')
        .map(({ created }) => created.slice(0, 10));
    };
    const restartSchedule = {
      reset: () => sendRequest('POST', '/reset'),
      restore: () => sendRequest('PUT', '/state', { ...rest, tables: { ...tables, jobs: [] } }),
    };
    for (const [name, restart] of Object.entries(restartSchedule)) {
      expect(await restart()).toEqual([200, {}]);
      await sendRequest('PUT', `/databases/${id}`, { status: 'active' });
      const before = await listAutomaticBackupDays();
      expect((await sendRequest('POST', '/clock', { by: '+2d' }))[0]).toBe(200);
      const added = (await listAutomaticBackupDays()).filter((day) => !before.includes(day));
      expect([name, added]).toEqual([name, ['2030-01-16', '2030-01-17']]);
      expect(await sendRequest('POST', '/clock', { by: '-2d' })).toMatchObject([200, { offset: 0 }]);
    }
    expect(await sendRequest('PUT', '/state', savedState.json)).toEqual([200, {}]);
  });

  it('runs backups of an instance whose schedule was unset just before the clock moved', async () => {
    const { fixtures, raw } = testService;
    await sendRequest('POST', '/reset');
    const path = `/v4/compute/instances/${fixtures.compute_id}`;
    await testService.runUnit('write', async ({ db }) => {
      const { value } = await db
        .selectFrom('instances')
        .where('id', '=', fixtures.compute_id)
        .select('value')
        .executeTakeFirstOrThrow();
      const instance = fromJson(value);
      await db
        .updateTable('instances')
        .set({
          value: toJson({
            ...instance,
            backups: { ...instance.backups, enabled: true, schedule: { day: 'Scheduling', window: 'Scheduling' } },
          }),
        })
        .where('id', '=', fixtures.compute_id)
        .execute();
    });
    const countAutomaticBackups = async (): Promise<number> =>
      ((await raw('GET', `${path}/backups`, { token: token() })).json as { automatic: unknown[] }).automatic.length;
    const listFinishedJobs = async (): Promise<string> =>
      JSON.stringify((await sendRequest('GET', '/jobs?status=done'))[1]);
    expect(await listFinishedJobs()).not.toContain(`"kind":"instance-backups","subject":${fixtures.compute_id}`);
    await sendRequest('POST', '/clock', { by: '+1d' });
    expect(await listFinishedJobs()).toContain(`"kind":"instance-backups","subject":${fixtures.compute_id}`);
    expect(await countAutomaticBackups()).toBeGreaterThan(0);
    await sendRequest('POST', '/reset');
  });

  it("rejects times outside the API's range of years without changing the state", async () => {
    const state = await testService.raw('GET', '/control/state');
    const listClients = async (): Promise<unknown> =>
      (await testService.raw('GET', '/v4/longview/clients', { token: token() })).json;
    const before = await listClients();
    await testService.raw('POST', '/v4/longview/clients', { token: token(), body: { label: 'not-in-the-state' } });
    const after = await listClients();
    for (const clock of [
      2 ** 53 - 1,
      -(2 ** 53) + 1,
      Date.parse('9999-01-01T00:00:00Z') - Date.parse('2030-01-15T10:20:30Z'),
      -Date.parse('2030-01-15T10:20:31Z'),
    ]) {
      expect(await sendRequest('PUT', '/state', { ...(state.json as object), clock })).toEqual([
        400,
        { errors: [{ reason: expect.stringMatching(/1970-01-01T00:00:00Z.*9998-12-31T23:59:59Z/) as string }] },
      ]);
    }
    for (const body of [
      { by: '+999999w' },
      { by: '-999999w' },
      { to: '9999-01-01T00:00:00Z' },
      { to: '1969-12-31T23:59:59Z' },
    ]) {
      expect((await sendRequest('POST', '/clock', body))[0], JSON.stringify(body)).toBe(400);
    }
    expect(await listClients()).toEqual(after);
    expect(after).not.toEqual(before);
    expect(await sendRequest('GET', '/clock')).toEqual([200, { now: '2030-01-15T10:20:30.000Z', offset: 0 }]);
    expect(await sendRequest('PUT', '/state', state.json)).toEqual([200, {}]);
    expect(testService.reportedErrors).toEqual([]);
  });
});
