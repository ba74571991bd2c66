// In-memory host: units of work, serialized writes, counts, rate limits, and access.

import { describe, expect, it } from 'vitest';
import { createMemoryHost } from '../../../src/runtime/server/memory/in-memory-host.ts';
import { createRateCounter } from '../../../src/runtime/server/memory/in-memory-rate-limits.ts';

const wait = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 5));
const createHost = (now = () => new Date('2030-01-15T00:30:00Z')): ReturnType<typeof createMemoryHost<null>> =>
  createMemoryHost({ now, caller: () => null });

describe('a unit of work', () => {
  it('discards records and events if it fails', async () => {
    const memory = createHost();
    await memory.write((tx) => tx.put({ schema: 'A', key: 1, value: { n: 1 } }));
    const transaction = memory.transact('write', async (tx) => {
      tx.put({ schema: 'A', key: 1, value: { n: 2 } });
      tx.put({ schema: 'B', key: 1, value: {} });
      await memory.emit(tx, { kind: 'a', operation: 'o', resource: null, result: null }, undefined);
      throw new Error('rejected');
    });
    await expect(transaction).rejects.toThrow('rejected');
    expect(memory.events).toEqual([]);
    expect(await memory.transact('read', (tx) => Promise.resolve([tx.get('A', 1)?.value, tx.list('B')]))).toEqual([
      { n: 1 },
      [],
    ]);
  });

  it('waits for the previous one if it writes, so that no increment is lost', async () => {
    const memory = createHost();
    await memory.write((tx) => tx.put({ schema: 'Counter', key: 'c', value: { n: 0 } }));
    await Promise.all(
      Array.from({ length: 20 }, async () =>
        memory.transact('write', async (tx) => {
          const { n } = tx.get('Counter', 'c')?.value as { n: number };
          await wait();
          tx.put({ schema: 'Counter', key: 'c', value: { n: n + 1 } });
        }),
      ),
    );
    expect(await memory.write((tx) => tx.get('Counter', 'c')?.value)).toEqual({ n: 20 });
  });

  it('reads a consistent snapshot', async () => {
    const memory = createHost();
    const counts = memory.transact('read', async (tx) => {
      const before = tx.list('A').length;
      await memory.write((other) => other.put({ schema: 'A', key: 1, value: {} }));
      return [before, tx.list('A').length];
    });
    expect(await counts).toEqual([0, 0]);
  });

  it('returns frozen copies of values', async () => {
    const memory = createHost();
    const value = { deep: { n: 1 } };
    await memory.write((tx) => tx.put({ schema: 'A', key: 1, value }));
    value.deep.n = 2;
    const stored = await memory.write((tx) => tx.get('A', 1)?.value as typeof value);
    expect(stored).toEqual({ deep: { n: 1 } });
    expect(() => (stored.deep.n = 3)).toThrow(TypeError);
  });
});

describe('counting', () => {
  it('counts resources by account or parent, optionally limited to today or to matching resources', async () => {
    let now = new Date('2030-01-14T23:59:00Z');
    const memory = createMemoryHost({
      now: () => now,
      caller: () => null,
      users: { t: { username: 'u', account: 'a' } },
    });
    const identity = await memory.authenticate(
      { scheme: 's', token: 't' },
      { method: 'GET', target: '/', headers: {} },
    );
    await memory.write((tx) => {
      tx.put({ schema: 'Domain', key: 1, account: 'a', value: { id: 1 } });
      tx.put({ schema: 'Domain', key: 2, account: 'b', value: { id: 2 } });
      tx.put({ schema: 'Record', key: 1, within: { schema: 'Domain', key: 1 }, value: { good: true } });
      tx.put({ schema: 'Record', key: 2, within: { schema: 'Domain', key: 2 }, value: { good: true } });
    });
    now = new Date('2030-01-15T00:01:00Z');
    await memory.write((tx) =>
      tx.put({ schema: 'Record', key: 3, within: { schema: 'Domain', key: 1 }, value: { good: false } }),
    );
    const counts = await memory.transact('read', async (tx) => {
      const domain = tx.get('Domain', 1)?.value;
      return [
        await memory.count(tx, { limit: 'l', of: 'Domain', per: 'account' }, identity, undefined),
        await memory.count(tx, { limit: 'l', of: 'Record', per: 'account' }, identity, undefined),
        await memory.count(tx, { limit: 'l', of: 'Record', per: 'domain' }, identity, domain),
        await memory.count(tx, { limit: 'l', of: 'Record', per: 'domain', within: 'day' }, identity, domain),
        await memory.count(
          tx,
          { limit: 'l', of: 'Record', per: 'domain', where: (self) => (self as { good: boolean }).good },
          identity,
          domain,
        ),
      ];
    });
    expect(counts).toEqual([1, 2, 2, 1, 1]);
  });

  it('restarts the request count when the window ends', () => {
    let seconds = 0;
    const countRequest = createRateCounter({ requests: 2, seconds: 10 }, () => new Date(seconds * 1000));
    const isAllowed = (): boolean => countRequest({ operation: 'o', key: 'k', limits: [] }).allowed;
    expect([isAllowed(), isAllowed(), isAllowed()]).toEqual([true, true, false]);
    seconds = 9.9;
    expect(isAllowed()).toBe(false);
    seconds = 10;
    expect(isAllowed()).toBe(true);
  });
});

it('loads a child resource only through its parent, and only for callers with access', async () => {
  const memory = createMemoryHost({
    caller: () => null,
    users: {
      a: { username: 'a', account: 'a' },
      b: { username: 'b', account: 'b' },
      r: { username: 'r', account: 'a', restricted: true, grants: { 'Owner/1': 'read_only' } },
    },
    records: [
      { schema: 'Owner', key: 1, account: 'a', value: {} },
      { schema: 'Owner', key: 2, account: 'a', value: {} },
      { schema: 'Part', key: 5, within: { schema: 'Owner', key: 1 }, value: { part: true } },
    ],
  });
  const load = async (token: string, owner: number): Promise<unknown> => {
    const identity = await memory.authenticate({ scheme: 's', token }, { method: 'GET', target: '/', headers: {} });
    return memory.transact('read', (tx) =>
      memory.load(tx, { schema: 'Part', value: 5, within: { schema: 'Owner', value: owner } }, identity, false),
    );
  };
  expect(await load('a', 1)).toEqual({ value: { part: true }, grant: 'read_write', constant: true });
  expect(await load('a', 2)).toBeUndefined();
  expect(await load('b', 1)).toBeUndefined();
  expect(await load('r', 1)).toEqual({ value: { part: true }, grant: 'read_only', constant: true });
});

it('lets every caller read a public resource, but lets only its account change it', async () => {
  const memory = createMemoryHost({
    caller: () => null,
    users: { a: { username: 'a', account: 'a' }, b: { username: 'b', account: 'b' } },
    records: [{ schema: 'Script', key: 1, account: 'a', public: true, value: {} }],
  });
  const load = async (token: string, lock: boolean): Promise<unknown> => {
    const identity = await memory.authenticate({ scheme: 's', token }, { method: 'GET', target: '/', headers: {} });
    return memory.transact('write', (tx) => memory.load(tx, { schema: 'Script', value: 1 }, identity, lock));
  };
  expect(await load('b', false)).toEqual({ value: {}, grant: 'read_only', constant: true });
  expect(await load('b', true)).toBeUndefined();
  expect(await load('a', true)).toEqual({ value: {}, grant: 'read_write', constant: true });
});
