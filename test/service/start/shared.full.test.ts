// Tests that two processes can share a PostgreSQL database under load: no update is lost, limits are exact, and no job
// runs twice.

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createDatabase, type TestDatabase } from '../harness/postgres.ts';
import { storages } from '../harness/storages.ts';
import {
  buildProgram,
  runProgram,
  createTemporaryDirectory,
  type BuiltProgram,
  type RunningProgram,
} from './built-program.ts';

// Connections are not reused, because a slow process might reuse one that the server is closing.
const headers = {
  Authorization: 'Bearer demo-unrestricted-token',
  'Content-Type': 'application/json',
  Connection: 'close',
};
const rate = 300;

describe.runIf(storages.includes('postgres'))('two processes on one PostgreSQL database', () => {
  let built: BuiltProgram;
  let database: TestDatabase;
  let programs: readonly RunningProgram[] = [];
  let baseUrls: readonly string[] = [];
  const { directory, remove } = createTemporaryDirectory();
  beforeAll(async () => {
    built = await buildProgram();
    database = await createDatabase();
    const env = { DATABASE_URL: database.url, ASHLAR_KEY: 'a key for both processes' };
    // Both start concurrently, so that they migrate and seed at the same time.
    programs = [0, 1].map(() =>
      runProgram(
        built.main,
        ['--port', '0', '--data', directory, '--log-level', 'silent', '--control', '--rate-limit', String(rate)],
        env,
      ),
    );
    baseUrls = await Promise.all(programs.map(({ url }) => url()));
  });
  afterAll(async () => {
    for (const { program, ended } of programs) {
      program.kill('SIGTERM');
      await ended;
    }
    await database.drop();
    built.remove();
    remove();
  });

  /** Sends a request to one of the processes, alternating with each turn. */
  const send = async (
    turn: number,
    method: string,
    path: string,
    body?: unknown,
    token?: string,
  ): Promise<{ readonly status: number; readonly reset: string; readonly json: unknown }> => {
    const response = await fetch(`${baseUrls[turn % 2] ?? ''}${path}`, {
      method,
      headers: {
        ...headers,
        ...(path.startsWith('/control') && { Authorization: `Bearer ${programs[turn % 2]?.controlToken() ?? ''}` }),
        ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return {
      status: response.status,
      reset: response.headers.get('x-ratelimit-reset') ?? '',
      json: await response.json(),
    };
  };
  /** Returns the statuses of requests, sent twenty at a time, because connections to the database are limited. */
  const sendMany = async (
    count: number,
    task: (turn: number) => Promise<{ readonly status: number }>,
  ): Promise<number[]> => {
    const statuses: number[] = [];
    let turn = 0;
    const worker = async (): Promise<void> => {
      while (turn < count) statuses.push((await task(turn++)).status);
    };
    await Promise.all(Array.from({ length: 20 }, worker));
    return statuses;
  };

  test('seed the database only once', async () => {
    const { json } = await send(0, 'GET', '/v4/longview/clients');
    const other = await send(1, 'GET', '/v4/longview/clients');
    expect(other.json).toEqual(json);
  });

  test('create only six payment methods for twenty concurrent requests', async () => {
    const card = {
      type: 'credit_card',
      is_default: true,
      data: { card_number: '4111111111111111', expiry_month: 12, expiry_year: 2099, cvv: '123' },
    };
    const before = ((await send(0, 'GET', '/v4/account/payment-methods')).json as { data: unknown[] }).data.length;
    const statuses = await sendMany(20, (turn) => send(turn, 'POST', '/v4/account/payment-methods', card));
    expect(statuses.filter((status) => status === 200)).toHaveLength(6 - before);
    const { data } = (await send(1, 'GET', '/v4/account/payment-methods')).json as { data: { is_default: boolean }[] };
    expect([data.length, data.filter(({ is_default }) => is_default).length]).toEqual([6, 1]);
    const events = (await send(0, 'GET', '/control/events?kind=payment_method_add')).json as { data: unknown[] };
    expect(events.data.length).toBeGreaterThanOrEqual(6 - before);
  });

  test('lose no concurrent updates to different fields of an instance', async () => {
    const path = '/v4/compute/instances/1001';
    const fields = ['cpu', 'io', 'network_in', 'network_out', 'transfer_quota'];
    const statuses = await sendMany(100, (turn) =>
      send(turn, 'PUT', path, { alerts: { [fields[turn % 5] ?? '']: 1000 + turn } }),
    );
    expect(new Set(statuses)).toEqual(new Set([200]));
    const { alerts } = (await send(0, 'GET', path)).json as { alerts: Record<string, number> };
    // Each field has one of the values sent for it; none was reset to its earlier value.
    for (const [index, field] of fields.entries())
      expect([field, (alerts[field] ?? 0) >= 1000, ((alerts[field] ?? 0) - 1000) % 5]).toEqual([field, true, index]);
  });

  test('give a unique label to only one of many concurrent requests', async () => {
    const ids = [2001, 2011];
    const statuses = await sendMany(20, (turn) =>
      send(turn, 'PUT', `/v4/databases/mysql/instances/${ids[turn % 2] ?? 0}`, { label: 'contested-label' }),
    );
    const labels = await Promise.all(
      ids.map(
        async (id) => ((await send(0, 'GET', `/v4/databases/mysql/instances/${id}`)).json as { label: string }).label,
      ),
    );
    expect(labels.filter((label) => label === 'contested-label')).toHaveLength(1);
    expect(new Set(statuses)).toEqual(new Set([200, 400]));
  });

  test('count the requests of both processes exactly', async () => {
    // Start a new rate-limit window on both processes.
    const { now } = (await send(0, 'GET', '/control/clock')).json as { now: string };
    const to = new Date(Math.ceil(Date.parse(now) / 60_000) * 60_000).toISOString();
    const { offset } = (await send(0, 'POST', '/control/clock', { to })).json as { offset: number };
    await expect.poll(async () => (await send(1, 'GET', '/control/clock')).json).toMatchObject({ offset });
    const windows = new Map<string, number[]>();
    await sendMany(rate + 100, async (turn) => {
      const { status, reset } = await send(turn, 'GET', '/v4/managed/services', undefined, 'second-admin-token');
      windows.set(reset, [...(windows.get(reset) ?? []), status]);
      return { status };
    });
    for (const statuses of windows.values()) {
      const allowed = Math.min(statuses.length, rate);
      expect(statuses.sort()).toEqual([
        ...Array<number>(allowed).fill(200),
        ...Array<number>(statuses.length - allowed).fill(429),
      ]);
    }
  });

  test('run each job only once', async () => {
    const { data: before } = (await send(0, 'GET', '/v4/databases/mysql/instances/2001/backups')).json as {
      data: { type: string }[];
    };
    await Promise.all([send(0, 'POST', '/control/clock', { by: '+1d' }), send(1, 'POST', '/control/work')]);
    await Promise.all(Array.from({ length: 10 }, (_, turn) => send(turn, 'POST', '/control/work')));
    const { data: after } = (await send(1, 'GET', '/v4/databases/mysql/instances/2001/backups')).json as {
      data: { type: string; label: string }[];
    };
    const countAutomatic = (backups: readonly { type: string }[]): number =>
      backups.filter(({ type }) => type === 'auto').length;
    expect(Math.abs(countAutomatic(after) - countAutomatic(before))).toBeLessThanOrEqual(1);
    expect(new Set(after.map(({ label }) => label)).size).toBe(after.length);
    const jobs = (await send(0, 'GET', '/control/jobs?status=failed')).json as { data: unknown[] };
    expect(jobs.data).toEqual([]);
  });
});
