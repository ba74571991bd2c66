// Tests the control plane of a started service: restarts, and concurrent changes by several processes.

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { StartOptions } from '../../../src/service/start/options.ts';
import type { StartedService } from '../../../src/service/start/start-service.ts';
import { storedSeedName, removeUnstoredTokens } from '../../../src/service/start/seed.ts';
import type { SeedData } from '../../../generated/service-seed-data/types/index.ts';
import { createFixtures } from '../../../src/service/seed-data/fixture-file.ts';
import { loadSeedFile } from '../../../src/service/seed-data/load-seed-file.ts';
import { createDatabase } from '../harness/postgres.ts';
import { storages, type StorageName } from '../harness/storages.ts';
import { createTemporaryDirectory } from '../start/built-program.ts';
import { startLoggedService } from '../start/logged-service.ts';

const { directory, remove } = createTemporaryDirectory();
const cleanups: (() => unknown)[] = [remove];
afterAll(async () => {
  for (const cleanUp of cleanups) await cleanUp();
});

/** Returns storage options that several services can share. */
async function storageOptions(storage: StorageName, name: string): Promise<Partial<StartOptions>> {
  if (storage === 'sqlite') return { data: join(directory, name) };
  const database = await createDatabase();
  cleanups.push(database.drop);
  return { databaseUrl: database.url, data: join(directory, name) };
}

function send(
  { baseUrl, controlToken = '' }: StartedService,
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

async function sendRequest(
  started: StartedService,
  method: string,
  path: string,
  body?: unknown,
): Promise<readonly [status: number, json: unknown]> {
  const response = await send(started, method, path, body);
  return [response.status, await response.json()];
}

describe.each(storages)('the control plane of the started service on %s', (storage) => {
  it('resets the state after a restore, and resets it to the same seed after a restart', async () => {
    const options = await storageOptions(storage, 'restored');
    const { service: first } = await startLoggedService(options);
    expect(await sendRequest(first, 'POST', '/snapshots', { name: 'a' })).toMatchObject([200, {}]);
    expect(await sendRequest(first, 'POST', '/snapshots/a/restore')).toEqual([200, {}]);
    const [, state] = await sendRequest(first, 'GET', '/state');
    expect(await sendRequest(first, 'PUT', '/state', state)).toEqual([200, {}]);
    expect(await storedSeedName(first.runUnit)).toBe('demo');
    expect(await sendRequest(first, 'POST', '/reset')).toEqual([200, {}]);
    expect(await sendRequest(first, 'POST', '/snapshots/a/restore')).toEqual([200, {}]);
    await first.stop(0);
    const { service: second } = await startLoggedService(options);
    expect(second.seeded).toBe(false);
    const { seedData } = await loadSeedFile(await storedSeedName(second.runUnit));
    expect(
      await second.runUnit('write', (unit) =>
        createFixtures(unit, second.secretCrypto, seedData, {
          base_url: '',
          auth_url: '',
          events_url: '',
          control_token: null,
        }),
      ),
    ).toMatchObject({ compute_id: 1001 });
    expect(await sendRequest(second, 'POST', '/reset')).toEqual([200, {}]);
    await second.stop(0);
  });

  it('omits from the startup banner tokens that are in the seed file but not in the state', async () => {
    const { service } = await startLoggedService(await storageOptions(storage, 'changed-seed'));
    const { seedData } = await loadSeedFile('demo');
    const changed = JSON.parse(
      JSON.stringify(seedData).replaceAll('demo-unrestricted-token', 'token-of-a-later-version'),
    ) as SeedData;
    const tokensOf = ({ accounts }: SeedData): readonly unknown[] =>
      accounts.flatMap(({ users = [] }) => users.flatMap(({ tokens = [] }) => tokens.map(({ token }) => token)));
    const { runUnit, secretCrypto } = service;
    expect(tokensOf(await removeUnstoredTokens(seedData, runUnit, secretCrypto))).toEqual(tokensOf(seedData));
    expect(tokensOf(await removeUnstoredTokens(changed, runUnit, secretCrypto))).toEqual(
      tokensOf(seedData).filter((token) => token !== 'demo-unrestricted-token'),
    );
    await service.stop(0);
  });

  it('exports a seed file that restores the same state if the key is the same', async () => {
    const { service: first } = await startLoggedService(await storageOptions(storage, 'exported'));
    const token = { Authorization: 'Bearer demo-unrestricted-token', 'Content-Type': 'application/json' };
    await fetch(`${first.baseUrl}/v4/longview/clients`, {
      method: 'POST',
      headers: token,
      body: '{"label":"added-later"}',
    });
    // Grants of an unrestricted user have no effect.
    await sendRequest(first, 'PUT', '/users/restricted/grants', {
      grants: [{ entity: 'compute', id: 1001, level: 'read_only' }],
    });
    await fetch(`${first.baseUrl}/v4/account/users/restricted`, {
      method: 'PUT',
      headers: token,
      body: '{"restricted":false}',
    });
    const response = await send(first, 'GET', '/seed-data');
    expect(response.headers.get('content-type')).toBe('application/yaml; charset=utf-8');
    const text = await response.text();
    expect(text).toContain('added-later');
    await first.stop(0);
    const file = join(directory, `${storage}.yaml`);
    writeFileSync(file, text);
    const { service: second } = await startLoggedService({
      ...(await storageOptions(storage, 'loaded')),
      seed: file,
      isSeedExplicit: true,
    });
    expect(await (await send(second, 'GET', '/seed-data')).text()).toBe(text);
    expect(
      await (await fetch(`${second.baseUrl}/v4/longview/clients?page_size=500`, { headers: token })).text(),
    ).toContain('added-later');
    await second.stop(0);
    await expect(
      startLoggedService({
        ...(await storageOptions(storage, 'other-key')),
        seed: file,
        isSeedExplicit: true,
        key: 'another secret key',
      }),
    ).rejects.toThrow(/yaml:\d+:\d+: encrypted with a different key; start with the key/);
  });

  it('applies all concurrent changes', async () => {
    const options = await storageOptions(storage, 'concurrent');
    const { service: first } = await startLoggedService(options);
    const second = storage === 'postgres' ? (await startLoggedService(options)).service : first;
    const services = [first, second];
    const operations = ['getUser', 'deleteUser', 'listSshKeys', 'createSshKey'];
    const millisecondsPerHour = 3_600_000;
    const [clockChanges, deprecationChanges] = await Promise.all([
      Promise.all(
        Array.from({ length: 10 }, (_, index) =>
          sendRequest(services[index % 2] ?? first, 'POST', '/clock', { by: '+1h' }),
        ),
      ),
      Promise.all(
        operations.map((operation, index) =>
          sendRequest(services[index % 2] ?? first, 'PUT', `/operations/${operation}`, { deprecated: true }),
        ),
      ),
    ]);
    // On a slow machine, a change may be applied even though its response is a 503.
    const statuses = new Set([...clockChanges, ...deprecationChanges].map(([status]) => status));
    expect([...statuses].filter((status) => status !== 503)).toEqual([200]);
    const movedHours = clockChanges.filter(([status]) => status === 200).length;
    const deprecatedOperations = operations.filter((_, index) => deprecationChanges[index]?.[0] === 200);
    for (const service of services) {
      // A process reads changes by another process after a short delay.
      const getOffsetInHours = async (): Promise<number> =>
        ((await sendRequest(service, 'GET', '/clock'))[1] as { offset: number }).offset / millisecondsPerHour;
      await expect.poll(getOffsetInHours).toBeGreaterThanOrEqual(movedHours);
      expect(await getOffsetInHours()).toBeLessThanOrEqual(clockChanges.length);
      const listDeprecated = async (): Promise<string[]> => {
        const [, json] = await sendRequest(service, 'GET', '/operations');
        return (json as { data: { operation: string; deprecated: unknown }[] }).data
          .filter(({ deprecated }) => deprecated !== false)
          .map(({ operation }) => operation);
      };
      await expect.poll(listDeprecated).toEqual(expect.arrayContaining(deprecatedOperations));
      expect(operations).toEqual(expect.arrayContaining(await listDeprecated()));
    }
    // Setting the time is idempotent, even with concurrent requests.
    await Promise.all(
      services.map((service) => sendRequest(service, 'POST', '/clock', { to: '2040-01-01T00:00:00Z' })),
    );
    for (const service of services) {
      const getYear = async (): Promise<number> =>
        new Date(((await sendRequest(service, 'GET', '/clock'))[1] as { now: string }).now).getUTCFullYear();
      await expect.poll(getYear).toBe(2040);
    }
    for (const service of new Set(services)) await service.stop(0);
  });
});
