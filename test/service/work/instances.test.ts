// Does the watchdog boot what has powered off by itself, and give up in time? Does what fails and what expires end as it should?

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { kinds } from '../../../src/service/work/kinds.ts';
import { powerOff } from '../../../src/service/work/instances/power.ts';
import { startWork, type BackgroundWork } from '../../../src/service/work/start.ts';
import { dropTemplates, storages } from '../harness/storages.ts';
import { now, startWorld, type World } from '../harness/world.ts';

const minute = 60_000;

afterAll(dropTemplates);

describe.each(storages)('on %s', (storage) => {
  let world: World;
  let work: BackgroundWork;
  beforeAll(async () => void (world = await startWorld({ storage })));
  afterAll(() => world.close());
  beforeEach(async () => void (work = await startWork({ storage: world.storage, clock: world.clock, every: 'never' })));
  afterEach(() => work.stop());

  const pass = async (by: number): Promise<void> => {
    world.clock.move(by);
    await work.runDue();
  };

  it('gives up after more than five boot jobs within 15 minutes, until they are over', async () => {
    const bootsAfterPowerOff = async (): Promise<boolean> => {
      await world.units('write', (unit) => powerOff(unit, 1001));
      await pass(minute);
      const answer = await world.client().compute.getComputeInstance({ path: { computeId: 1001 } });
      return answer.ok && answer.data.status === 'running';
    };
    const booted: boolean[] = [];
    for (let times = 0; times < 8; times++) booted.push(await bootsAfterPowerOff());
    expect(booted).toEqual([true, true, true, true, true, true, false, false]);
    await pass(15 * minute);
    expect(await bootsAfterPowerOff()).toBe(true);
  });

  it('ends a backup as failed whose job has failed too often', async () => {
    const taken = await world
      .client()
      .compute.createInstanceSnapshot({ path: { computeId: 1003 }, body: { label: 'fails' } });
    if (!taken.ok) throw new Error('no snapshot was taken');
    await world.units(
      'write',
      (unit) =>
        kinds['instance-backup'].giveUp?.(unit, { subject: taken.data.id, now: unit.now.getTime() }) ??
        Promise.resolve(),
    );
    const listed = await world.client().compute.listInstanceBackups({ path: { computeId: 1003 } });
    expect(listed.ok && listed.data.snapshot).toMatchObject({
      in_progress: null,
      current: { id: taken.data.id, status: 'failed', available: false },
    });
    await pass(minute);
    const later = await world.client().compute.listInstanceBackups({ path: { computeId: 1003 } });
    expect(later.ok && later.data.snapshot.current?.status).toBe('failed');
  });

  it('makes a database active again whose backup has failed too often, without that backup', async () => {
    const path = { instanceId: 2012 };
    await world.client().databases.createDatabaseBackup({ path, body: { label: 'fails' } });
    const row = await world.units('read', ({ db }) =>
      db.selectFrom('database_backups').where('label', '=', 'fails').select('id').executeTakeFirstOrThrow(),
    );
    await world.units(
      'write',
      (unit) =>
        kinds['database-backup'].giveUp?.(unit, { subject: row.id, now: unit.now.getTime() }) ?? Promise.resolve(),
    );
    const shown = await world.client().databases.getDatabase({ path });
    expect(shown.ok && shown.data.status).toBe('active');
    const again = await world.client().databases.createDatabaseBackup({ path, body: { label: 'fails' } });
    expect(again.status).toBe(200);
    await pass(10 * minute);
  });

  it('removes what has expired, and nothing that can still be used', async () => {
    const { units, vault, clock } = world;
    const time = clock.now().getTime();
    const token = (name: string, expires_at: number | null, refresh: boolean) =>
      ({
        kind: 'oauth',
        hash: vault.digest(name),
        refresh_hash: refresh ? vault.digest(`${name}-refresh`) : null,
        username: 'demo',
        client_id: null,
        scopes: '*',
        created_at: time,
        expires_at,
      }) as const;
    await units('write', async ({ db }) => {
      await db
        .insertInto('tokens')
        .values([
          token('gone', time + 1000, false),
          token('refreshed', time + 1000, true),
          token('stays', null, false),
          token('later', time + 5 * minute, false),
        ])
        .execute();
      await db
        .insertInto('sessions')
        .values([
          { hash: 'gone', username: 'demo', csrf: 'x', expires_at: time + 1000 },
          { hash: 'later', username: 'demo', csrf: 'x', expires_at: time + 5 * minute },
        ])
        .execute();
    });
    await pass(minute);
    const left = await units('read', ({ db }) => db.selectFrom('tokens').select('hash').execute());
    const there = ['gone', 'refreshed', 'stays', 'later'].filter((name) =>
      left.some(({ hash }) => hash === vault.digest(name)),
    );
    expect(there).toEqual(['refreshed', 'stays', 'later']);
    expect(await units('read', ({ db }) => db.selectFrom('sessions').select('hash').execute())).toEqual([
      { hash: 'later' },
    ]);
    await pass(26 * 60 * minute);
    const jobs = await units('read', ({ db }) =>
      db.selectFrom('jobs').where('status', '=', 'done').where('due_at', '<', now.getTime()).select('id').execute(),
    );
    expect(jobs).toEqual([]);
    const old = clock.now().getTime() - 24 * 60 * minute;
    expect(
      await units('read', ({ db }) =>
        db.selectFrom('jobs').where('status', '=', 'done').where('due_at', '<=', old).select('id').execute(),
      ),
    ).toEqual([]);
  });
});
