// Tests background work: reboots by the watchdog, failed jobs, and expired rows.

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { jobHandlers } from '../../../src/service/work/job-handlers.ts';
import { powerOff } from '../../../src/service/work/instances/power.ts';
import { startBackgroundWork, type BackgroundWork } from '../../../src/service/work/background-work.ts';
import { dropTemplates, storages } from '../harness/storages.ts';
import { now, startTestService, type TestService } from '../harness/test-service.ts';

const minute = 60_000;

afterAll(dropTemplates);

describe.each(storages)('background work on %s', (storage) => {
  let service: TestService;
  let work: BackgroundWork;
  beforeAll(async () => void (service = await startTestService({ storage })));
  afterAll(() => service.close());
  beforeEach(
    async () =>
      void (work = await startBackgroundWork({ storage: service.storage, clock: service.clock, interval: 'never' })),
  );
  afterEach(() => work.stop());

  const advanceTime = async (milliseconds: number): Promise<void> => {
    service.clock.move(milliseconds);
    await work.runDue();
  };

  it('pauses reboots of an instance after more than five boot jobs within 15 minutes', async () => {
    const bootsAfterPowerOff = async (): Promise<boolean> => {
      await service.runUnit('write', (unit) => powerOff(unit, 1001));
      await advanceTime(minute);
      const response = await service.client().compute.getComputeInstance({ path: { computeId: 1001 } });
      return response.ok && response.data.status === 'running';
    };
    const boots: boolean[] = [];
    for (let count = 0; count < 8; count++) boots.push(await bootsAfterPowerOff());
    expect(boots).toEqual([true, true, true, true, true, true, false, false]);
    await advanceTime(15 * minute);
    expect(await bootsAfterPowerOff()).toBe(true);
  });

  it('marks a backup as failed if its job failed too often', async () => {
    const snapshotResponse = await service
      .client()
      .compute.createInstanceSnapshot({ path: { computeId: 1003 }, body: { label: 'fails' } });
    if (!snapshotResponse.ok) throw new Error('no snapshot was taken');
    await service.runUnit(
      'write',
      (unit) =>
        jobHandlers['instance-backup'].onGiveUp?.(unit, {
          subject: snapshotResponse.data.id,
          now: unit.now.getTime(),
        }) ?? Promise.resolve(),
    );
    const listed = await service.client().compute.listInstanceBackups({ path: { computeId: 1003 } });
    expect(listed.ok && listed.data.snapshot).toMatchObject({
      in_progress: null,
      current: { id: snapshotResponse.data.id, status: 'failed', available: false },
    });
    await advanceTime(minute);
    const later = await service.client().compute.listInstanceBackups({ path: { computeId: 1003 } });
    expect(later.ok && later.data.snapshot.current?.status).toBe('failed');
  });

  it('removes a database backup that failed too often and activates the database', async () => {
    const path = { instanceId: 2012 };
    await service.client().databases.createDatabaseBackup({ path, body: { label: 'fails' } });
    const row = await service.runUnit('read', ({ db }) =>
      db.selectFrom('database_backups').where('label', '=', 'fails').select('id').executeTakeFirstOrThrow(),
    );
    await service.runUnit(
      'write',
      (unit) =>
        jobHandlers['database-backup'].onGiveUp?.(unit, { subject: row.id, now: unit.now.getTime() }) ??
        Promise.resolve(),
    );
    const database = await service.client().databases.getDatabase({ path });
    expect(database.ok && database.data.status).toBe('active');
    const retry = await service.client().databases.createDatabaseBackup({ path, body: { label: 'fails' } });
    expect(retry.status).toBe(200);
    await advanceTime(10 * minute);
  });

  it('deletes only expired rows', async () => {
    const { runUnit, secretCrypto, clock } = service;
    const time = clock.now().getTime();
    const tokenRow = (name: string, expires_at: number | null, refresh: boolean) =>
      ({
        kind: 'oauth',
        hash: secretCrypto.digest(name),
        refresh_hash: refresh ? secretCrypto.digest(`${name}-refresh`) : null,
        username: 'demo',
        client_id: null,
        scopes: '*',
        created_at: time,
        expires_at,
      }) as const;
    await runUnit('write', async ({ db }) => {
      await db
        .insertInto('tokens')
        .values([
          tokenRow('expired', time + 1000, false),
          tokenRow('refreshed', time + 1000, true),
          tokenRow('never-expires', null, false),
          tokenRow('expires-later', time + 5 * minute, false),
        ])
        .execute();
      await db
        .insertInto('sessions')
        .values([
          { hash: 'expired', username: 'demo', csrf: 'x', expires_at: time + 1000 },
          { hash: 'expires-later', username: 'demo', csrf: 'x', expires_at: time + 5 * minute },
        ])
        .execute();
    });
    await advanceTime(minute);
    const remainingTokens = await runUnit('read', ({ db }) => db.selectFrom('tokens').select('hash').execute());
    const remainingNames = ['expired', 'refreshed', 'never-expires', 'expires-later'].filter((name) =>
      remainingTokens.some(({ hash }) => hash === secretCrypto.digest(name)),
    );
    expect(remainingNames).toEqual(['refreshed', 'never-expires', 'expires-later']);
    expect(await runUnit('read', ({ db }) => db.selectFrom('sessions').select('hash').execute())).toEqual([
      { hash: 'expires-later' },
    ]);
    await advanceTime(26 * 60 * minute);
    const jobs = await runUnit('read', ({ db }) =>
      db.selectFrom('jobs').where('status', '=', 'done').where('due_at', '<', now.getTime()).select('id').execute(),
    );
    expect(jobs).toEqual([]);
    const oneDayAgo = clock.now().getTime() - 24 * 60 * minute;
    expect(
      await runUnit('read', ({ db }) =>
        db.selectFrom('jobs').where('status', '=', 'done').where('due_at', '<=', oneDayAgo).select('id').execute(),
      ),
    ).toEqual([]);
  });
});
