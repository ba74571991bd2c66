// Rate limits are counted exactly in fixed windows, in each store and under concurrency.

import { createClient } from 'redis';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { withFallback } from '../../../src/service/rates/fallback.ts';
import { memoryWindows } from '../../../src/service/rates/memory.ts';
import { postgresWindows } from '../../../src/service/rates/postgres.ts';
import {
  createRateLimiter,
  defaultRate,
  type RateLimiter,
  type WindowStore,
} from '../../../src/service/rates/rate-limiter.ts';
import { redisWindows } from '../../../src/service/rates/redis.ts';
import { openPostgresStorage } from '../../../src/service/storage/postgres.ts';
import type { Storage } from '../../../src/service/storage/storage.ts';
import { stoppedClock, type Clock } from '../../../src/service/time.ts';
import { startProxy } from '../faults/proxy.ts';
import { createDatabase, type TestDatabase } from '../harness/postgres.ts';
import { storages } from '../harness/storages.ts';

const redisUrl = inject('services').redis ?? '';
const redisAnswers = redisUrl !== '';
const redis = createClient({ ...(redisAnswers && { url: redisUrl }), socket: { reconnectStrategy: false } });
redis.on('error', () => undefined);
if (redisAnswers) await redis.connect();

let database: TestDatabase | undefined;
const open: Storage[] = [];
const stores: WindowStore[] = [];

beforeAll(async () => {
  if (storages.includes('postgres')) database = await createDatabase();
});
afterAll(async () => {
  for (const store of stores) await store.close?.();
  for (const storage of open) await storage.close();
  await database?.drop();
  if (redisAnswers) redis.destroy();
});

/** Creates a store as in each of several processes; those of a kind share their counts. */
type Kind = 'memory' | 'postgres' | 'redis';
const shared = memoryWindows();

async function storeOf(kind: Kind): Promise<WindowStore> {
  if (kind === 'memory') return shared;
  if (kind === 'redis') {
    stores.push(await redisWindows(redisUrl));
  } else {
    const storage = await openPostgresStorage(database?.url ?? '', 5);
    open.push(storage);
    stores.push(postgresWindows(storage));
  }
  return stores.at(-1) ?? shared;
}

const kinds: Kind[] = [
  'memory',
  ...(storages.includes('postgres') ? (['postgres'] as const) : []),
  ...(redisAnswers ? (['redis'] as const) : []),
];
const begin = (): Clock => stoppedClock(new Date());
let names = 0;
const fresh = (): string => `token ${process.pid} ${Date.now()} ${names++}`;

describe.each(kinds)('rate limits in %s', (kind) => {
  it('reject exactly the excess requests of two concurrent processes', async () => {
    const clock = begin();
    const process = async (): Promise<RateLimiter> =>
      createRateLimiter(await storeOf(kind), { requests: 40, seconds: 60 }, () => clock.now());
    const [one, other] = [await process(), await process()];
    const query = { operation: 'listThings', key: fresh(), limits: [] };
    const verdicts = await Promise.all(
      Array.from({ length: 100 }, (_, index) => Promise.resolve((index % 2 === 0 ? one : other).check(query))),
    );
    expect(verdicts.filter((verdict) => verdict.allowed)).toHaveLength(40);
    expect(
      verdicts
        .map((verdict) => verdict.remaining)
        .sort((a, b) => b - a)
        .slice(0, 41),
    ).toEqual(Array.from({ length: 41 }, (_, index) => Math.max(0, 39 - index)));
  });

  it('reset at the end of the window, which they report', async () => {
    const clock = begin();
    const rates = createRateLimiter(await storeOf(kind), { requests: 1, seconds: 60 }, () => clock.now());
    const query = { operation: 'getThing', key: fresh(), limits: [] };
    const first = await rates.check(query);
    expect(first).toMatchObject({ allowed: true, limit: 1, remaining: 0 });
    expect((await rates.check(query)).allowed).toBe(false);
    const wait = first.reset * 1000 - clock.now().getTime();
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(60_000);
    clock.move(wait);
    expect((await rates.check(query)).allowed).toBe(true);
  });

  it('count each operation and key separately', async () => {
    const clock = begin();
    const rates = createRateLimiter(await storeOf(kind), { requests: 1, seconds: 60 }, () => clock.now());
    const [one, other] = [fresh(), fresh()];
    const requestCount = [
      { operation: 'a', key: one },
      { operation: 'b', key: one },
      { operation: 'a', key: other },
      { operation: 'a', key: one },
    ];
    const verdicts = [];
    for (const query of requestCount) verdicts.push(await rates.check({ ...query, limits: [] }));
    expect(verdicts.map(({ allowed }) => allowed)).toEqual([true, true, true, false]);
  });

  it("use the operation's limits, and report the tightest", async () => {
    const clock = begin();
    const rates = createRateLimiter(await storeOf(kind), defaultRate, () => clock.now());
    const query = {
      operation: 'a',
      key: fresh(),
      limits: [
        { id: 'wide', requests: 10, seconds: 60 },
        { id: 'tight', requests: 1, seconds: 3600 },
      ],
    };
    expect(await rates.check(query)).toMatchObject({ allowed: true, limit: 1, remaining: 0 });
    expect(await rates.check(query)).toMatchObject({ allowed: false, limit: 1 });
  });
});

describe('rate limits', () => {
  it('that are off reject nothing', async () => {
    const rates = createRateLimiter(memoryWindows(), 'off', () => new Date());
    const verdicts = await Promise.all(
      Array.from({ length: 1000 }, () => Promise.resolve(rates.check({ operation: 'a', key: 'b', limits: [] }))),
    );
    expect(verdicts.every(({ allowed, remaining }) => allowed && remaining > 0)).toBe(true);
  });

  it.runIf(kinds.includes('postgres'))('delete expired windows from the table', async () => {
    const clock = begin();
    const store = await storeOf('postgres');
    const rates = createRateLimiter(store, { requests: 5, seconds: 60 }, () => clock.now());
    const key = fresh();
    const countRows = async (): Promise<number> => {
      const rows = await open
        .at(-1)
        ?.work('read', (db) => db.selectFrom('rate_windows').where('key', 'like', `%${key}%`).select('key').execute());
      return rows?.length ?? -1;
    };
    await rates.check({ operation: 'a', key, limits: [] });
    expect(await countRows()).toBe(1);
    clock.move(180_000);
    await rates.check({ operation: 'b', key: fresh(), limits: [] });
    expect(await countRows()).toBe(0);
  });
});

describe('a shared store that fails', () => {
  /** Creates a store that can be broken, and a record of its calls. */
  const breakable = () => {
    const shared = memoryWindows();
    const seen = { works: true, asked: 0, local: 0, changes: [] as boolean[], time: 0 };
    const store: WindowStore = {
      increment(...request) {
        seen.asked++;
        return seen.works ? shared.increment(...request) : Promise.reject(new Error('gone'));
      },
    };
    return {
      seen,
      windows: withFallback(store, {
        onChange: (available) => seen.changes.push(available),
        onLocal: () => seen.local++,
        time: () => seen.time,
      }),
    };
  };

  it('is probed every two seconds without waiting; meanwhile the process counts locally', async () => {
    const { seen, windows } = breakable();
    const rates = createRateLimiter(windows, { requests: 3, seconds: 60 }, () => new Date(1_000_000));
    const countRequest = async (): Promise<boolean> =>
      (await rates.check({ operation: 'a', key: 'b', limits: [] })).allowed;
    expect(await countRequest()).toBe(true);
    seen.works = false;
    const verdicts = [];
    for (let count = 0; count < 10; count++) verdicts.push(await countRequest());
    // Neither rejected nor unlimited.
    expect(verdicts).toEqual([true, true, true, ...Array<boolean>(7).fill(false)]);
    expect(seen).toMatchObject({ asked: 2, local: 10, changes: [false] });
    seen.time = 2000;
    await Promise.all([countRequest(), countRequest(), countRequest()]);
    expect(seen).toMatchObject({ asked: 3, local: 13, changes: [false] });
    seen.works = true;
    seen.time = 4000;
    await countRequest();
    await expect.poll(() => seen.changes).toEqual([false, true]);
    const { asked: requestCount, local } = seen;
    await countRequest();
    expect(seen).toMatchObject({ asked: requestCount + 1, local });
  });

  it('delays no request for more than a second, whichever store it is', async () => {
    vi.useFakeTimers();
    try {
      const changes: unknown[] = [];
      const hanging = withFallback(
        { increment: () => new Promise(() => undefined) },
        { onChange: (available, error) => changes.push([available, String(error)]) },
      );
      const counts: number[] = [];
      for (let request = 0; request < 2; request++)
        void Promise.resolve(hanging.increment('a', 60, 0)).then((count) => counts.push(count));
      await vi.advanceTimersByTimeAsync(1000);
      expect(counts).toEqual([1, 2]);
      expect(changes).toEqual([[false, 'Error: no response within 1000 ms']]);
      expect(await hanging.increment('a', 60, 0)).toBe(3);
    } finally {
      vi.useRealTimers();
    }
  });

  it('does not delay requests while it is probed without a response', async () => {
    const { seen, windows } = breakable();
    seen.works = false;
    await windows.increment('a', 60, 0);
    let hung = 0;
    const hanging = withFallback(
      { increment: () => (hung++ === 0 ? Promise.reject(new Error('gone')) : new Promise(() => undefined)) },
      { onChange: () => undefined, time: () => seen.time },
    );
    await hanging.increment('a', 60, 0);
    seen.time = 2000;
    expect([await hanging.increment('a', 60, 0), await hanging.increment('a', 60, 0)]).toEqual([2, 3]);
    expect(hung).toBe(2);
  });
});

it.runIf(redisAnswers)('requests continue without Redis, and are counted together when it is back', async () => {
  const { hostname, port } = new URL(redisUrl);
  const proxy = await startProxy(hostname, Number(port === '' ? 6379 : port));
  const changes: boolean[] = [];
  let time = 0;
  const windows = withFallback(await redisWindows(`redis://127.0.0.1:${proxy.port}`), {
    onChange: (available) => changes.push(available),
    time: () => time,
  });
  const [key, reset] = [fresh(), Math.ceil(Date.now() / 1000) + 60];
  const count = async (): Promise<number> => windows.increment(key, reset, reset - 60);
  expect([await count(), await count()]).toEqual([1, 2]);
  proxy.hang();
  expect([await count(), await count()]).toEqual([1, 2]);
  expect(changes).toEqual([false]);
  proxy.drop();
  proxy.resume();
  await expect
    .poll(async () => {
      time += 2000;
      await count();
      return changes.at(-1);
    })
    .toBe(true);
  expect(await count()).toBeGreaterThan(2);
  await windows.close?.();
  await proxy.close();
});
