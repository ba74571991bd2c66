// Starts and stops the service.

import { createFailures } from '../control/injected-failures.ts';
import { createServiceSettings, type ServiceSettings } from '../control/service-settings.ts';
import { attachService } from '../http/attach-service.ts';
import { createDrain } from '../http/drain.ts';
import { listen, type TimeLimits } from '../http/listening-server.ts';
import { docsRoutes } from '../http/routes/docs.ts';
import { documentRoutes } from '../http/routes/document.ts';
import { healthAndMetricsRoutes } from '../http/routes/health-and-metrics.ts';
import type { Log } from '../log.ts';
import { createMetrics, type Metrics } from '../metrics.ts';
import { createObserver } from '../request-observer.ts';
import { oauthFormRoutes } from '../oauth/form-routes.ts';
import { composeService, type ComposedService } from '../compose-service.ts';
import { randomToken, type SecretCrypto } from '../secrets/secret-crypto.ts';
import type { Mode } from '../storage/storage.ts';
import { UnavailableError } from '../storage/unavailable.ts';
import { watchStorage } from '../storage/watch-availability.ts';
import { systemClock } from '../clock.ts';
import { startBackgroundWork } from '../work/background-work.ts';
import { openRateLimiter, openState } from './open-state.ts';
import type { StartOptions } from './options.ts';
import { createReadinessCheck } from './readiness.ts';
import { loadStartSeedFile, seedEmptyDatabase, storedSeedName, type LoadSeedFile } from './seed.ts';

export interface StartedService {
  readonly baseUrl: string;
  /** A description of the storage. */
  readonly location: string;
  /** Whether this start seeded the database. */
  readonly seeded: boolean;
  readonly runUnit: ComposedService['runUnit'];
  readonly secretCrypto: SecretCrypto;
  /** The bearer token of the control plane; `undefined` without `--control`. */
  readonly controlToken: string | undefined;
  /**
   * Finishes work in progress within the timeout (milliseconds), and releases all resources; false if something was
   * aborted.
   */
  stop(timeout: number): Promise<boolean>;
}

/** Interval in milliseconds for reading settings that other processes changed. */
const refreshInterval = 1000;

/** Starts the service. Releases all resources on failure. Throws a `StartError` for errors that a user can fix. */
export async function startService(
  options: StartOptions,
  log: Log,
  loadSeedFile: LoadSeedFile = loadStartSeedFile,
  limits?: TimeLimits,
): Promise<StartedService> {
  const cleanups: (() => Promise<unknown> | undefined)[] = [];
  const close = async (): Promise<void> => {
    for (const cleanUp of cleanups.splice(0).reverse()) await cleanUp();
  };
  try {
    const { server, baseUrl, begin: beginServing } = await listen(options, limits);
    cleanups.push(() =>
      server.listening ? new Promise((resolve) => server.close(resolve).closeAllConnections()) : undefined,
    );
    const drain = createDrain(server);
    const { storage: unwatchedStorage, secretCrypto, location, close: closeState } = await openState(options);
    cleanups.push(closeState);
    const metrics = createMetrics();
    const storage = watchStorage(unwatchedStorage, createAvailabilityReporter(log, metrics));
    const clock = systemClock();
    const settings = createServiceSettings(storage, clock);
    await settings.refresh();
    const failures = createFailures();
    const rateLimiter = await openRateLimiter(storage, options.redisUrl, options.rate, () => clock.now(), log, metrics);
    cleanups.push(() => rateLimiter.close());
    const observer = createObserver(log, metrics);
    const { service, runUnit, operations } = composeService({
      storage,
      clock,
      secretCrypto,
      rateLimiter: failures.wrap(rateLimiter),
      authUrl: baseUrl,
      deprecation: settings.deprecation,
      onResponse: (response) => observer.recordResponse(response),
      onError: (error, context) => observer.logError(error, context),
    });
    const seeded = await seedEmptyDatabase(runUnit, secretCrypto, options, loadSeedFile);
    const work = await startBackgroundWork({
      storage,
      clock,
      checks: options.nodeChecks ? 'loopback' : 'simulated',
      onFailure: (error, job) =>
        unlessUnavailable(error, () => log.error({ err: error, ...job }, 'background work failed')),
    });
    cleanups.push(() => work.stop());
    const refreshTimer = storage.shared ? refreshPeriodically(settings, log) : undefined;
    cleanups.push(() => Promise.resolve(clearInterval(refreshTimer)));
    let isEnding = false;
    const controlToken = options.control ? randomToken() : undefined;
    const control =
      controlToken !== undefined
        ? [
            (await import('../control/routes.ts')).createControlRoutes({
              token: controlToken,
              storage,
              clock,
              secretCrypto,
              runUnit,
              settings,
              work,
              failures,
              operations,
              loadSeedFile: async () => loadStartSeedFile(await storedSeedName(runUnit)),
            }),
          ]
        : [];
    const app = await attachService(
      observer.observe(service),
      server,
      [
        healthAndMetricsRoutes(
          createReadinessCheck(
            () => storage.probe(),
            () => isEnding,
          ),
          metrics,
        ),
        documentRoutes,
        docsRoutes,
        oauthFormRoutes({
          runUnit,
          secretCrypto,
          authUrl: baseUrl,
          now: () => clock.now(),
          observe: (request) => observer.begin(request),
        }),
        ...control,
      ],
      (error, requestId) => log.error({ requestId, err: error }, 'failed'),
    );
    cleanups.push(() => app.close());
    beginServing();
    // Loading the library immediately would delay the first requests.
    setTimeout(
      () =>
        void metrics
          .startProcessMetrics()
          .catch((error: unknown) => log.warn({ err: error }, 'cannot collect process metrics')),
      100,
    ).unref();
    return {
      baseUrl,
      location,
      seeded,
      runUnit,
      secretCrypto,
      controlToken,
      async stop(timeout) {
        isEnding = true;
        const isComplete = await drain.end(timeout);
        await close();
        return isComplete;
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Refreshes the settings at an interval. Skips a refresh while the previous one waits for the database. */
function refreshPeriodically(settings: ServiceSettings, log: Log): NodeJS.Timeout {
  let isRefreshing = false;
  const refresh = async (): Promise<void> => {
    if (isRefreshing) return;
    isRefreshing = true;
    await settings
      .refresh()
      .catch((error: unknown) =>
        unlessUnavailable(error, () => log.warn({ err: error }, 'cannot read the clock offset')),
      );
    isRefreshing = false;
  };
  return setInterval(() => void refresh(), refreshInterval).unref();
}

/** Logs an error unless it is an outage, which `createAvailabilityReporter` reports once. */
function unlessUnavailable(error: unknown, log: () => void): void {
  if (!(error instanceof UnavailableError)) log();
}

/** Creates a function that logs each change of availability once, so that an outage does not fill the log. */
function createAvailabilityReporter(log: Log, metrics: Metrics): Parameters<typeof watchStorage>[1] {
  const failing = new Set<Mode>();
  return (mode, available, error) => {
    if (available) failing.delete(mode);
    else failing.add(mode);
    metrics.setAvailable('database', failing.size === 0);
    if (available) log.info({ mode }, 'the database is available again');
    else log.error({ mode, err: error }, 'the database is unavailable');
  };
}
