// A world: the whole service in this process, over real HTTP, on a storage of its own, with a clock that stands still.

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createClient, type ApiClient, type ClientOptions } from '@cloud-api/client';
import { createFailures } from '../../../src/service/control/failures.ts';
import { createKept } from '../../../src/service/control/kept.ts';
import { createControlRoutes } from '../../../src/service/control/routes.ts';
import { createApp } from '../../../src/service/http/app.ts';
import { docsRoutes } from '../../../src/service/http/routes/docs.ts';
import { documentRoutes } from '../../../src/service/http/routes/document.ts';
import { oauthRoutes } from '../../../src/service/oauth/routes.ts';
import { memoryWindows } from '../../../src/service/rates/memory.ts';
import { createRates, type RateSetting } from '../../../src/service/rates/rates.ts';
import type { Vault } from '../../../src/service/secrets/vault.ts';
import { composeService, type Composed } from '../../../src/service/serve.ts';
import type { Storage } from '../../../src/service/storage/storage.ts';
import { stoppedClock, type Clock } from '../../../src/service/time.ts';
import { startWork } from '../../../src/service/work/start.ts';
import { loadWorld } from '../../../src/service/world/load.ts';
import type { Fixtures } from './fixtures.ts';
import { rawRequest, type RawRequest, type RawResponse } from './raw.ts';
import { now, seedOf, vault, type Contents } from './seed.ts';
import { openSeeded, type StorageName } from './storages.ts';

export { now };

export interface WorldOptions {
  readonly storage: StorageName;
  /** What is there at the beginning; the demo world unless given. */
  readonly world?: Contents;
  /** Nothing is refused for being asked too often unless this is given. */
  readonly rate?: RateSetting;
}

export interface World {
  readonly on: StorageName;
  /** Without `/v4`, without a slash at the end. */
  readonly baseUrl: string;
  readonly fixtures: Fixtures;
  /** Stands still until it is moved. */
  readonly clock: Clock;
  readonly vault: Vault;
  readonly storage: Storage;
  /** Acts on the state from outside of the interface. */
  readonly units: Composed['units'];
  /** What the service was told of its own failures: empty, unless a test provokes one. */
  readonly told: readonly string[];
  /** A failure that was provoked counts no longer. */
  readonly forget: () => void;
  /** The generated client, as the unrestricted user of the demo world unless told otherwise; null: without a token. Each call is sent once. */
  readonly client: (token?: string | null, options?: ClientOptions) => ApiClient;
  /** Sends a request as it is. Default token: none; below `/control`, the control plane's. */
  readonly raw: (method: string, path: string, request?: RawRequest) => Promise<RawResponse>;
  readonly close: () => Promise<void>;
}

const controlToken = 'control-token-of-the-tests';

/** Starts a world. Close it when it is done with. */
export async function startWorld({ storage: on, world = 'demo', rate = 'off' }: WorldOptions): Promise<World> {
  const clock = stoppedClock(now);
  const { storage, fixtures } = await openSeeded(on, seedOf(world));
  const told: string[] = [];
  const tell = (error: unknown): void =>
    void told.push(error instanceof Error ? (error.stack ?? error.message) : String(error));
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const baseUrl = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`; // a TCP server's address is no string
  const rates = createRates(memoryWindows(), rate, () => clock.now());
  const kept = createKept(storage, clock);
  const failures = createFailures();
  const { service, units, operations } = composeService({
    storage,
    clock,
    vault,
    rates: failures.within(rates),
    authUrl: baseUrl,
    deprecation: kept.deprecation,
    validateResponses: true,
    onError: tell,
  });
  const work = await startWork({ storage, clock, every: 'never', onFailure: tell });
  const app = await createApp(
    service,
    server,
    [
      documentRoutes,
      docsRoutes,
      oauthRoutes({ units, vault, authUrl: baseUrl, now: () => clock.now() }),
      createControlRoutes({
        token: controlToken,
        storage,
        clock,
        vault,
        units,
        kept,
        work,
        failures,
        operations,
        world: () => loadWorld('demo'),
      }),
    ],
    tell,
  );
  return {
    on,
    baseUrl,
    fixtures: {
      ...fixtures,
      base_url: baseUrl,
      auth_url: baseUrl,
      events_url: `${baseUrl}/control/events`,
      control_token: controlToken,
    },
    clock,
    vault,
    storage,
    units,
    told,
    forget: () => void told.splice(0),
    client: (token = fixtures.tokens.unrestricted, options = {}) =>
      createClient({
        baseUrl,
        servers: { 'https://login.example.com': baseUrl },
        retry: false,
        ...(token !== null && { token }),
        ...options,
      }),
    raw: (method, path, request) =>
      rawRequest(baseUrl, method, path, { ...(path.startsWith('/control') && { token: controlToken }), ...request }),
    async close() {
      await new Promise((closed) => {
        server.close(closed);
        server.closeAllConnections();
      });
      await app.close();
      await work.stop();
      await storage.close();
    },
  };
}
