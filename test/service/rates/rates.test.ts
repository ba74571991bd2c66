// Tests that requests are counted exactly in fixed windows, in each store and under concurrency.

import { createClient } from 'redis';
import { afterAll, beforeAll, describe, expect, inject, it, vi, test } from 'vitest';
import { withFallback } from '../../../src/service/rates/fallback.ts';
import { createMemoryWindows } from '../../../src/service/rates/memory.ts';
import { createPostgresWindows } from '../../../src/service/rates/postgres.ts';
import {
  createRateLimiter,
  defaultRate,
  type RateLimiter,
  type WindowStore,
} from '../../../src/service/rates/rate-limiter.ts';
import { connectRedisWindows } from '../../../src/service/rates/redis.ts';
import { openPostgresStorage } from '../../../src/service/storage/postgres.ts';
import type { Storage } from '../../../src/service/storage/storage.ts';
import { stoppedClock, type Clock } from '../../../src/service/clock.ts';
import { startProxy } from '../faults/proxy.ts';
import { createDatabase, type TestDatabase } from '../harness/postgres.ts';
import { storages } from '../harness/storages.ts';

const redisUrl = inject('services').redis ?? '';
const hasRedis = redisUrl !== '';
const redis = createClient({ ...(hasRedis && { url: redisUrl }), socket: { reconnectStrategy: false } });
redis.on('error', () => undefined);
if (hasRedis) await redis.connect();

let database: TestDatabase | undefined;
const openStorages: Storage[] = [];
const stores: WindowStore[] = [];

beforeAll(async () => {
  if (storages.includes('postgres')) database = await createDatabase();
});
afterAll(async () => {
  for (const store of stores) await store.close?.();
  for (const storage of openStorages) await storage.close();
  await database?.drop();
  if (hasRedis) redis.destroy();
});

type StoreKind = 'memory' | 'postgres' | 'redis';
const memoryStore = createMemoryWindows();

/** Opens a store the way each process does. Stores of the same kind share their counts. */
async function openStore(kind: StoreKind): Promise<WindowStore> {
  if (kind === 'memory') return memoryStore;
  if (kind === 'redis') {
    stores.push(await connectRedisWindows(redisUrl));
  } else {
    const storage = await openPostgresStorage(database?.url ?? '', 5);
    openStorages.push(storage);
    stores.push(createPostgresWindows(storage));
  }
  return stores.at(-1) ?? memoryStore;
}

const kinds: StoreKind[] = [
  'memory',
  ...(storages.includes('postgres') ? (['postgres'] as const) : []),
  ...(hasRedis ? (['redis'] as const) : []),
];
const createClock = (): Clock => stoppedClock(new Date());
let keyCount = 0;
const createKey = (): string => `token ${process.pid} ${Date.now()} ${keyCount++}`;

describe.each(kinds)('rate limits in %s', (kind) => {
  test('reject exactly the excess requests from two concurrent processes', async () => {
    const clock = createClock();
    const createProcessLimiter = async (): Promise<RateLimiter> =>
      createRateLimiter(await openStore(kind), { requests: 40, seconds: 60 }, () => clock.now());
    const [first, second] = [await createProcessLimiter(), await createProcessLimiter()];
    const query = { operation: 'listTags', key: createKey(), limits: [] };
    const verdicts = await Promise.all(
      Array.from({ length: 100 }, (_, index) => Promise.resolve((index % 2 === 0 ? first : second).check(query))),
    );
    expect(verdicts.filter((verdict) => verdict.allowed)).toHaveLength(40);
    expect(
      verdicts
        .map((verdict) => verdict.remaining)
        .sort((a, b) => b - a)
        .slice(0, 41),
    ).toEqual(Array.from({ length: 41 }, (_, index) => Math.max(0, 39 - index)));
  });

  test('reset at the reported end of the window', async () => {
    const clock = createClock();
    const rateLimiter = createRateLimiter(await openStore(kind), { requests: 1, seconds: 60 }, () => clock.now());
    const query = { operation: 'getTag', key: createKey(), limits: [] };
    const first = await rateLimiter.check(query);
    expect(first).toMatchObject({ allowed: true, limit: 1, remaining: 0 });
    expect((await rateLimiter.check(query)).allowed).toBe(false);
    const wait = first.reset * 1000 - clock.now().getTime();
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(60_000);
    clock.move(wait);
    expect((await rateLimiter.check(query)).allowed).toBe(true);
  });

  test('count each operation and key separately', async () => {
    const clock = createClock();
    const rateLimiter = createRateLimiter(await openStore(kind), { requests: 1, seconds: 60 }, () => clock.now());
    const [firstKey, secondKey] = [createKey(), createKey()];
    const queries = [
      { operation: 'a', key: firstKey },
      { operation: 'b', key: firstKey },
      { operation: 'a', key: secondKey },
      { operation: 'a', key: firstKey },
    ];
    const verdicts = [];
    for (const query of queries) verdicts.push(await rateLimiter.check({ ...query, limits: [] }));
    expect(verdicts.map(({ allowed }) => allowed)).toEqual([true, true, true, false]);
  });

  test("use the operation's limits and report the strictest", async () => {
    const clock = createClock();
    const rateLimiter = createRateLimiter(await openStore(kind), defaultRate, () => clock.now());
    const query = {
      operation: 'a',
      key: createKey(),
      limits: [
        { id: 'wide', requests: 10, seconds: 60 },
        { id: 'tight', requests: 1, seconds: 3600 },
      ],
    };
    expect(await rateLimiter.check(query)).toMatchObject({ allowed: true, limit: 1, remaining: 0 });
    expect(await rateLimiter.check(query)).toMatchObject({ allowed: false, limit: 1 });
  });
});

describe('rate limits', () => {
  test('reject no requests when disabled', async () => {
    const rateLimiter = createRateLimiter(createMemoryWindows(), 'off', () => new Date());
    const verdicts = await Promise.all(
      Array.from({ length: 1000 }, () => Promise.resolve(rateLimiter.check({ operation: 'a', key: 'b', limits: [] }))),
    );
    expect(verdicts.every(({ allowed, remaining }) => allowed && remaining > 0)).toBe(true);
  });

  it.runIf(kinds.includes('postgres'))('delete expired windows from the table', async () => {
    const clock = createClock();
    const store = await openStore('postgres');
    const rateLimiter = createRateLimiter(store, { requests: 5, seconds: 60 }, () => clock.now());
    const key = createKey();
    const countRows = async (): Promise<number> => {
      const rows = await openStorages
        .at(-1)
        ?.work('read', (db) => db.selectFrom('rate_windows').where('key', 'like', `%${key}%`).select('key').execute());
      return rows?.length ?? -1;
    };
    await rateLimiter.check({ operation: 'a', key, limits: [] });
    expect(await countRows()).toBe(1);
    clock.move(180_000);
    await rateLimiter.check({ operation: 'b', key: createKey(), limits: [] });
    expect(await countRows()).toBe(0);
  });
});

describe('a shared store that fails', () => {
  /** Creates a store that can be broken, and a record of its calls. */
  const createBreakableStore = () => {
    const counts = createMemoryWindows();
    const record = { isWorking: true, callCount: 0, localCount: 0, changes: [] as boolean[], time: 0 };
    const store: WindowStore = {
      increment(...request) {
        record.callCount++;
        return record.isWorking ? counts.increment(...request) : Promise.reject(new Error('connection lost'));
      },
    };
    return {
      record,
      windows: withFallback(store, {
        onChange: (available) => record.changes.push(available),
        onLocal: () => record.localCount++,
        time: () => record.time,
      }),
    };
  };

  it('is probed every two seconds without waiting; meanwhile the process counts locally', async () => {
    const { record, windows } = createBreakableStore();
    const rateLimiter = createRateLimiter(windows, { requests: 3, seconds: 60 }, () => new Date(1_000_000));
    const countRequest = async (): Promise<boolean> =>
      (await rateLimiter.check({ operation: 'a', key: 'b', limits: [] })).allowed;
    expect(await countRequest()).toBe(true);
    record.isWorking = false;
    const verdicts = [];
    for (let count = 0; count < 10; count++) verdicts.push(await countRequest());
    // Requests are neither all rejected nor unlimited.
    expect(verdicts).toEqual([true, true, true, ...Array<boolean>(7).fill(false)]);
    expect(record).toMatchObject({ callCount: 2, localCount: 10, changes: [false] });
    record.time = 2000;
    await Promise.all([countRequest(), countRequest(), countRequest()]);
    expect(record).toMatchObject({ callCount: 3, localCount: 13, changes: [false] });
    record.isWorking = true;
    record.time = 4000;
    await countRequest();
    await expect.poll(() => record.changes).toEqual([false, true]);
    const { callCount, localCount } = record;
    await countRequest();
    expect(record).toMatchObject({ callCount: callCount + 1, localCount });
  });

  it('delays no request for more than a second if it hangs', async () => {
    vi.useFakeTimers();
    try {
      const changes: unknown[] = [];
      const hangingWindows = withFallback(
        { increment: () => new Promise(() => undefined) },
        { onChange: (available, error) => changes.push([available, String(error)]) },
      );
      const counts: number[] = [];
      for (let request = 0; request < 2; request++)
        void Promise.resolve(hangingWindows.increment('a', 60, 0)).then((count) => counts.push(count));
      await vi.advanceTimersByTimeAsync(1000);
      expect(counts).toEqual([1, 2]);
      expect(changes).toEqual([[false, 'Error: no response within 1000 ms']]);
      expect(await hangingWindows.increment('a', 60, 0)).toBe(3);
    } finally {
      vi.useRealTimers();
    }
  });

  it('does not delay requests while a probe hangs', async () => {
    const { record, windows } = createBreakableStore();
    record.isWorking = false;
    await windows.increment('a', 60, 0);
    let callCount = 0;
    const hangingWindows = withFallback(
      {
        increment: () =>
          callCount++ === 0 ? Promise.reject(new Error('connection lost')) : new Promise(() => undefined),
      },
      { onChange: () => undefined, time: () => record.time },
    );
    await hangingWindows.increment('a', 60, 0);
    record.time = 2000;
    expect([await hangingWindows.increment('a', 60, 0), await hangingWindows.increment('a', 60, 0)]).toEqual([2, 3]);
    expect(callCount).toBe(2);
  });
});

test.runIf(hasRedis)('requests are counted locally during a Redis outage, and in Redis again afterwards', async () => {
  const { hostname, port } = new URL(redisUrl);
  const proxy = await startProxy(hostname, Number(port === '' ? 6379 : port));
  const changes: boolean[] = [];
  let time = 0;
  const windows = withFallback(await connectRedisWindows(`redis://127.0.0.1:${proxy.port}`), {
    onChange: (available) => changes.push(available),
    time: () => time,
  });
  const [key, reset] = [createKey(), Math.ceil(Date.now() / 1000) + 60];
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
