// The service under test: in this process, over real HTTP, with its own storage and a stopped clock.

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createClient, type ApiClient, type ClientOptions } from '@cloud-api/client';
import { createFailures } from '../../../src/service/control/injected-failures.ts';
import { createServiceSettings } from '../../../src/service/control/service-settings.ts';
import { createControlRoutes } from '../../../src/service/control/routes.ts';
import { attachService } from '../../../src/service/http/attach-service.ts';
import { docsRoutes } from '../../../src/service/http/routes/docs.ts';
import { documentRoutes } from '../../../src/service/http/routes/document.ts';
import { oauthFormRoutes } from '../../../src/service/oauth/form-routes.ts';
import { createMemoryWindows } from '../../../src/service/rates/memory.ts';
import { createRateLimiter, type RateSetting } from '../../../src/service/rates/rate-limiter.ts';
import type { SecretCrypto } from '../../../src/service/secrets/secret-crypto.ts';
import { composeService, type ComposedService } from '../../../src/service/compose-service.ts';
import type { Storage } from '../../../src/service/storage/storage.ts';
import { stoppedClock, type Clock } from '../../../src/service/clock.ts';
import { startBackgroundWork } from '../../../src/service/work/background-work.ts';
import { loadSeedFile } from '../../../src/service/seed-data/load-seed-file.ts';
import type { Fixtures } from './fixtures.ts';
import { rawRequest, type RawRequest, type RawResponse } from './raw-request.ts';
import { now, getSeed, secretCrypto, type SeedName } from './seed.ts';
import { openSeededStorage, type StorageName } from './storages.ts';

export { now };

export interface TestServiceOptions {
  readonly storage: StorageName;
  /** The seed. @default 'demo' */
  readonly seed?: SeedName;
  /** The rate limit. @default 'off' */
  readonly rate?: RateSetting;
}

export interface TestService {
  readonly storageName: StorageName;
  /** The base URL, without `/v4` and without a trailing slash. */
  readonly baseUrl: string;
  readonly fixtures: Fixtures;
  /** A stopped clock, which moves only if a test moves it. */
  readonly clock: Clock;
  readonly secretCrypto: SecretCrypto;
  readonly storage: Storage;
  /** Runs a unit of work directly on the storage, without a request. */
  readonly runUnit: ComposedService['runUnit'];
  /** The internal errors that the service reported; empty unless a test provokes one. */
  readonly reportedErrors: readonly string[];
  /** Clears `reportedErrors` after a test that provokes errors. */
  readonly clearReportedErrors: () => void;
  /**
   * Creates a generated client that does not retry. By default, it has the token of the unrestricted user in the demo
   * seed data; with `null`, it has no token.
   */
  readonly client: (token?: string | null, options?: ClientOptions) => ApiClient;
  /** Sends a raw request. By default, it has no token, or the control token if the path starts with `/control`. */
  readonly raw: (method: string, path: string, request?: RawRequest) => Promise<RawResponse>;
  readonly close: () => Promise<void>;
}

const controlToken = 'control-token-of-the-tests';

/** Starts a test service, which the caller must close. */
export async function startTestService({
  storage: storageName,
  seed = 'demo',
  rate = 'off',
}: TestServiceOptions): Promise<TestService> {
  const clock = stoppedClock(now);
  const { storage, fixtures } = await openSeededStorage(storageName, getSeed(seed));
  const reportedErrors: string[] = [];
  const reportError = (error: unknown): void =>
    void reportedErrors.push(error instanceof Error ? (error.stack ?? error.message) : String(error));
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // The address of a TCP server is never a string.
  const baseUrl = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
  const rateLimiter = createRateLimiter(createMemoryWindows(), rate, () => clock.now());
  const settings = createServiceSettings(storage, clock);
  const failures = createFailures();
  const { service, runUnit, operations } = composeService({
    storage,
    clock,
    secretCrypto,
    rateLimiter: failures.wrap(rateLimiter),
    authUrl: baseUrl,
    deprecation: settings.deprecation,
    validateResponses: true,
    onError: reportError,
  });
  const work = await startBackgroundWork({ storage, clock, interval: 'never', onFailure: reportError });
  const app = await attachService(
    service,
    server,
    [
      documentRoutes,
      docsRoutes,
      oauthFormRoutes({ runUnit, secretCrypto, authUrl: baseUrl, now: () => clock.now() }),
      createControlRoutes({
        token: controlToken,
        storage,
        clock,
        secretCrypto,
        runUnit,
        settings,
        work,
        failures,
        operations,
        loadSeedFile: () => loadSeedFile('demo'),
      }),
    ],
    reportError,
  );
  return {
    storageName,
    baseUrl,
    fixtures: {
      ...fixtures,
      base_url: baseUrl,
      auth_url: baseUrl,
      events_url: `${baseUrl}/control/events`,
      control_token: controlToken,
    },
    clock,
    secretCrypto,
    storage,
    runUnit,
    reportedErrors,
    clearReportedErrors: () => void reportedErrors.splice(0),
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
      await new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      });
      await app.close();
      await work.stop();
      await storage.close();
    },
  };
}
