// The control plane of the service as it is started: what a restart finds, and what several processes change at once.

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { StartOptions } from '../../../src/service/start/options.ts';
import type { Started } from '../../../src/service/start/start.ts';
import { seededFrom } from '../../../src/service/start/world.ts';
import { fixturesOf } from '../../../src/service/world/fixtures.ts';
import { loadWorld } from '../../../src/service/world/load.ts';
import { createDatabase } from '../harness/postgres.ts';
import { storages, type StorageName } from '../harness/storages.ts';
import { temporaryFolder } from '../start/built.ts';
import { startLogged } from '../start/started.ts';
import { isFull } from '../../tier.ts';

const { folder, remove } = temporaryFolder();
const dropped: (() => unknown)[] = [remove];
afterAll(async () => {
  for (const drop of dropped) await drop();
});

/** Where processes find the same state. */
async function placeOf(storage: StorageName, name: string): Promise<Partial<StartOptions>> {
  if (storage === 'sqlite') return { data: join(folder, name) };
  const database = await createDatabase();
  dropped.push(database.drop);
  return { databaseUrl: database.url, data: join(folder, name) };
}

/** A state that no restart looks for: the gate has that of SQLite in memory, where no change waits for a disk. */
const anyPlace = async (storage: StorageName, name: string): Promise<Partial<StartOptions>> =>
  storage === 'sqlite' && !isFull ? {} : placeOf(storage, name);

function send(
  { baseUrl, controlToken = '' }: Started,
  method: string,
  path: string,
  body?: unknown,
): Promise<Response> {
  const headers = {
    Authorization: `Bearer ${controlToken}`,
    ...(body !== undefined && { 'Content-Type': 'application/json' }),
  };
  return fetch(`${baseUrl}/control${path}`, {
    method,
    headers,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}

async function ask(
  started: Started,
  method: string,
  path: string,
  body?: unknown,
): Promise<readonly [status: number, json: unknown]> {
  const response = await send(started, method, path, body);
  return [response.status, await response.json()];
}

describe.each(storages)('the control plane of the started service on %s', (storage) => {
  it('begins anew after a state was put back, and a restart knows its world', async () => {
    const place = await placeOf(storage, 'restored');
    const { started: first } = await startLogged(place);
    expect(await ask(first, 'POST', '/snapshots', { name: 'a' })).toMatchObject([200, {}]);
    expect(await ask(first, 'POST', '/snapshots/a/restore')).toEqual([200, {}]);
    const [, state] = await ask(first, 'GET', '/state');
    expect(await ask(first, 'PUT', '/state', state)).toEqual([200, {}]);
    expect(await seededFrom(first.units)).toBe('demo');
    expect(await ask(first, 'POST', '/reset')).toEqual([200, {}]);
    expect(await ask(first, 'POST', '/snapshots/a/restore')).toEqual([200, {}]);
    await first.stop(0);
    const { started: second } = await startLogged(place);
    expect(second.seeded).toBe(false);
    const { world } = await loadWorld(await seededFrom(second.units));
    expect(
      await second.units('write', (unit) =>
        fixturesOf(unit, second.vault, world, { base_url: '', auth_url: '', events_url: '', control_token: null }),
      ),
    ).toMatchObject({ compute_id: 1001 });
    expect(await ask(second, 'POST', '/reset')).toEqual([200, {}]);
    await second.stop(0);
  });

  it('hands out the state as a world file, which gives the same state to whoever has the key', async () => {
    const { started: first } = await startLogged(await anyPlace(storage, 'exported'));
    const token = { Authorization: 'Bearer demo-unrestricted-token', 'Content-Type': 'application/json' };
    await fetch(`${first.baseUrl}/v4/longview/clients`, {
      method: 'POST',
      headers: token,
      body: '{"label":"made-since"}',
    });
    // Grants of a user who is no longer restricted stand in nobody's way.
    await ask(first, 'PUT', '/users/restricted/grants', {
      grants: [{ entity: 'compute', id: 1001, level: 'read_only' }],
    });
    await fetch(`${first.baseUrl}/v4/account/users/restricted`, {
      method: 'PUT',
      headers: token,
      body: '{"restricted":false}',
    });
    const response = await send(first, 'GET', '/world');
    expect(response.headers.get('content-type')).toBe('application/yaml; charset=utf-8');
    const text = await response.text();
    expect(text).toContain('made-since');
    await first.stop(0);
    const file = join(folder, `${storage}.yaml`);
    writeFileSync(file, text);
    const { started: second } = await startLogged({
      ...(await anyPlace(storage, 'loaded')),
      world: file,
      worldGiven: true,
    });
    expect(await (await send(second, 'GET', '/world')).text()).toBe(text);
    expect(
      await (await fetch(`${second.baseUrl}/v4/longview/clients?page_size=500`, { headers: token })).text(),
    ).toContain('made-since');
    await second.stop(0);
    await expect(
      startLogged({
        ...(await anyPlace(storage, 'other-key')),
        world: file,
        worldGiven: true,
        key: 'quite another key',
      }),
    ).rejects.toThrow(/yaml:\d+:\d+: this was sealed with another key; start with the key/);
  });

  it('loses no change where many come at once', async () => {
    const place = await anyPlace(storage, 'at-once');
    const { started: one } = await startLogged(place);
    const other = storage === 'postgres' ? (await startLogged(place)).started : one;
    const both = [one, other];
    const operations = ['getUser', 'deleteUser', 'listSshKeys', 'createSshKey'];
    const hour = 3_600_000;
    const [moves, marks] = await Promise.all([
      Promise.all(Array.from({ length: 10 }, (_, at) => ask(both[at % 2] ?? one, 'POST', '/clock', { by: '+1h' }))),
      Promise.all(
        operations.map((operation, at) =>
          ask(both[at % 2] ?? one, 'PUT', `/operations/${operation}`, { deprecated: true }),
        ),
      ),
    ]);
    // On a machine that is too slow for the limits of the database, a change is refused (503): it may have been made.
    const statuses = new Set([...moves, ...marks].map(([status]) => status));
    expect([...statuses].filter((status) => status !== 503)).toEqual([200]);
    const moved = moves.filter(([status]) => status === 200).length;
    const marked = operations.filter((_, at) => marks[at]?.[0] === 200);
    for (const each of both) {
      // A process learns after a moment of what another one has changed.
      const hours = async (): Promise<number> =>
        ((await ask(each, 'GET', '/clock'))[1] as { offset: number }).offset / hour;
      await expect.poll(hours).toBeGreaterThanOrEqual(moved);
      expect(await hours()).toBeLessThanOrEqual(moves.length);
      const deprecated = async (): Promise<string[]> => {
        const [, listed] = await ask(each, 'GET', '/operations');
        return (listed as { data: { operation: string; deprecated: unknown }[] }).data
          .filter((each) => each.deprecated !== false)
          .map(({ operation }) => operation);
      };
      await expect.poll(deprecated).toEqual(expect.arrayContaining(marked));
      expect(operations).toEqual(expect.arrayContaining(await deprecated()));
    }
    // To a time is to that time, however many ask.
    await Promise.all(both.map((each) => ask(each, 'POST', '/clock', { to: '2040-01-01T00:00:00Z' })));
    for (const each of both) {
      const year = async (): Promise<number> =>
        new Date(((await ask(each, 'GET', '/clock'))[1] as { now: string }).now).getUTCFullYear();
      await expect.poll(year).toBe(2040);
    }
    for (const each of new Set(both)) await each.stop(0);
  });
});
