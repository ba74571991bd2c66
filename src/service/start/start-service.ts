// Starts and stops the service.

import { createFailures } from '../control/injected-failures.ts';
import { createServiceSettings, type ServiceSettings } from '../control/service-settings.ts';
import { createApp } from '../http/app.ts';
import { createDrain } from '../http/drain.ts';
import { listen, type TimeLimits } from '../http/listen.ts';
import { docsRoutes } from '../http/routes/docs.ts';
import { documentRoutes } from '../http/routes/document.ts';
import { healthRoutes } from '../http/routes/health.ts';
import type { Log } from '../log.ts';
import { createMetrics, type Metrics } from '../metrics.ts';
import { createObserver } from '../request-observer.ts';
import { oauthRoutes } from '../oauth/routes.ts';
import { composeService, type ComposedService } from '../compose-service.ts';
import { randomToken, type Vault } from '../secrets/vault.ts';
import type { Mode } from '../storage/storage.ts';
import { UnavailableError } from '../storage/unavailable.ts';
import { watchStorage } from '../storage/availability.ts';
import { systemClock } from '../time.ts';
import { startBackgroundWork } from '../work/background-work.ts';
import { openRateLimiter, openState } from './open-state.ts';
import type { StartOptions } from './options.ts';
import { createReadiness } from './readiness.ts';
import { loadStartSeedFile, seedEmptyDatabase, storedSeedName, type LoadSeedFile } from './seed.ts';

export interface StartedService {
  readonly baseUrl: string;
  /** A description of the storage. */
  readonly location: string;
  /** Whether the database was seeded by this start. */
  readonly seeded: boolean;
  readonly runUnit: ComposedService['runUnit'];
  readonly vault: Vault;
  /** The bearer token of the control plane; `undefined` without `--control`. */
  readonly controlToken: string | undefined;
  /**
   * Finishes work in progress within the timeout (milliseconds), and releases everything; false if something was
   * aborted.
   */
  stop(timeout: number): Promise<boolean>;
}

/** Interval in milliseconds for reading settings that other processes changed. */
const refreshInterval = 1000;

/** Starts the service; releases everything if that fails. Throws a `StartError` for errors that a user can fix. */
export async function startService(
  options: StartOptions,
  log: Log,
  read: LoadSeedFile = loadStartSeedFile,
  limits?: TimeLimits,
): Promise<StartedService> {
  const closing: (() => Promise<unknown> | undefined)[] = [];
  const close = async (): Promise<void> => {
    for (const each of closing.splice(0).reverse()) await each();
  };
  try {
    const { server, baseUrl, begin: beginServing } = await listen(options, limits);
    closing.push(() =>
      server.listening ? new Promise((closed) => server.close(closed).closeAllConnections()) : undefined,
    );
    const drain = createDrain(server);
    const { storage: unwatchedStorage, vault, location, close: closeState } = await openState(options);
    closing.push(closeState);
    const metrics = createMetrics();
    const storage = watchStorage(unwatchedStorage, createAvailabilityReporter(log, metrics));
    const clock = systemClock();
    const settings = createServiceSettings(storage, clock);
    await settings.refresh();
    const failures = createFailures();
    const rates = await openRateLimiter(storage, options.redisUrl, options.rate, () => clock.now(), log, metrics);
    closing.push(() => rates.close());
    const observer = createObserver(log, metrics);
    const { service, runUnit, operations } = composeService({
      storage,
      clock,
      vault,
      rateLimiter: failures.wrap(rates),
      authUrl: baseUrl,
      deprecation: settings.deprecation,
      onResponse: (about) => observer.recordResponse(about),
      onError: (error, about) => observer.logError(error, about),
    });
    const seeded = await seedEmptyDatabase(runUnit, vault, options, read);
    const work = await startBackgroundWork({
      storage,
      clock,
      checks: options.nodeChecks ? 'loopback' : 'simulated',
      onFailure: (error, job) =>
        unlessUnavailable(error, () => log.error({ err: error, ...job }, 'background work failed')),
    });
    closing.push(() => work.stop());
    const refreshing = storage.shared ? refreshPeriodically(settings, log) : undefined;
    closing.push(() => Promise.resolve(clearInterval(refreshing)));
    let ending = false;
    const controlToken = options.control ? randomToken() : undefined;
    const control =
      controlToken !== undefined
        ? [
            (await import('../control/routes.ts')).createControlRoutes({
              token: controlToken,
              storage,
              clock,
              vault,
              runUnit,
              settings,
              work,
              failures,
              operations,
              loadSeedFile: async () => loadStartSeedFile(await storedSeedName(runUnit)),
            }),
          ]
        : [];
    const app = await createApp(
      observer.observe(service),
      server,
      [
        healthRoutes(
          createReadiness(
            () => storage.probe(),
            () => ending,
          ),
          metrics,
        ),
        documentRoutes,
        docsRoutes,
        oauthRoutes({
          runUnit,
          vault,
          authUrl: baseUrl,
          now: () => clock.now(),
          observe: (request) => observer.begin(request),
        }),
        ...control,
      ],
      (error, requestId) => log.error({ requestId, err: error }, 'failed'),
    );
    closing.push(() => app.close());
    beginServing();
    // Loading the library immediately would delay the first requests.
    setTimeout(
      () =>
        void metrics
          .startProcessMetrics()
          .catch((error: unknown) => log.warn({ err: error }, 'the figures of the process cannot be collected')),
      100,
    ).unref();
    return {
      baseUrl,
      location,
      seeded,
      runUnit,
      vault,
      controlToken,
      async stop(timeout) {
        ending = true;
        const whole = await drain.end(timeout);
        await close();
        return whole;
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Skips a turn while the previous one waits for the database. */
function refreshPeriodically(settings: ServiceSettings, log: Log): NodeJS.Timeout {
  let waiting = false;
  const refresh = async (): Promise<void> => {
    if (waiting) return;
    waiting = true;
    await settings
      .refresh()
      .catch((error: unknown) =>
        unlessUnavailable(error, () => log.warn({ err: error }, 'the clock could not be looked up')),
      );
    waiting = false;
  };
  return setInterval(() => void refresh(), refreshInterval).unref();
}

/** `createAvailabilityReporter` reports an outage, not everything that uses the database meanwhile. */
function unlessUnavailable(error: unknown, log: () => void): void {
  if (!(error instanceof UnavailableError)) log();
}

/** Logs each change once, so that an outage does not fill the log. */
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
