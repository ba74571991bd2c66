// Starts the service, and ends it: everything in its order.

import { createFailures } from '../control/failures.ts';
import { createKept, type Kept } from '../control/kept.ts';
import { createApp } from '../http/app.ts';
import { drainOf } from '../http/drain.ts';
import { listen, type TimeLimits } from '../http/listen.ts';
import { docsRoutes } from '../http/routes/docs.ts';
import { documentRoutes } from '../http/routes/document.ts';
import { healthRoutes } from '../http/routes/health.ts';
import type { Log } from '../log.ts';
import { createMetrics, type Metrics } from '../metrics.ts';
import { createObserver } from '../observe.ts';
import { oauthRoutes } from '../oauth/routes.ts';
import { composeService, type Composed } from '../serve.ts';
import { randomToken, type Vault } from '../secrets/vault.ts';
import type { Mode } from '../storage/storage.ts';
import { UnavailableError } from '../storage/unavailable.ts';
import { watchStorage } from '../storage/watched.ts';
import { systemClock } from '../time.ts';
import { startWork } from '../work/start.ts';
import { openRates, openState } from './open.ts';
import type { StartOptions } from './options.ts';
import { createReadiness } from './ready.ts';
import { readable, seed, seededFrom, type ReadWorld } from './world.ts';

export interface Started {
  readonly baseUrl: string;
  /** Where the state is, in words. */
  readonly place: string;
  /** Whether there was nothing before. */
  readonly seeded: boolean;
  readonly units: Composed['units'];
  readonly vault: Vault;
  /** The bearer token of the control plane; `undefined` without `--control`. */
  readonly controlToken: string | undefined;
  /** Finishes what has begun, for so many milliseconds at most, and lets go of everything; false: something was cut off. */
  stop(patience: number): Promise<boolean>;
}

/** How often other processes' changes of the clock and of what is deprecated are looked for, in milliseconds. */
const refreshEvery = 1000;

/** Starts it; what was taken is let go of where that fails. Throws a `StartProblem` for what a person can put right. */
export async function startService(
  options: StartOptions,
  log: Log,
  read: ReadWorld = readable,
  limits?: TimeLimits,
): Promise<Started> {
  const closing: (() => Promise<unknown> | undefined)[] = [];
  const close = async (): Promise<void> => {
    for (const each of closing.splice(0).reverse()) await each();
  };
  try {
    const { server, baseUrl, begin } = await listen(options, limits);
    closing.push(() =>
      server.listening ? new Promise((closed) => server.close(closed).closeAllConnections()) : undefined,
    );
    const drain = drainOf(server);
    const { storage: opened, vault, place, close: closeState } = await openState(options);
    closing.push(closeState);
    const metrics = createMetrics();
    const storage = watchStorage(opened, reportTo(log, metrics));
    const clock = systemClock();
    const kept = createKept(storage, clock);
    await kept.refresh();
    const failures = createFailures();
    const rates = await openRates(storage, options.redisUrl, options.rate, () => clock.now(), log, metrics);
    closing.push(() => rates.close());
    const observer = createObserver(log, metrics);
    const { service, units, operations } = composeService({
      storage,
      clock,
      vault,
      rates: failures.within(rates),
      authUrl: baseUrl,
      deprecation: kept.deprecation,
      onAnswer: (about) => observer.answered(about),
      onError: (error, about) => observer.failed(error, about),
    });
    const seeded = await seed(units, vault, options, read);
    const work = await startWork({
      storage,
      clock,
      checks: options.nodeChecks ? 'loopback' : 'simulated',
      onFailure: (error, job) =>
        unlessUnavailable(error, () => log.error({ err: error, ...job }, 'background work failed')),
    });
    closing.push(() => work.stop());
    const refreshing = storage.shared ? refreshRegularly(kept, log) : undefined;
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
              units,
              kept,
              work,
              failures,
              operations,
              world: async () => readable(await seededFrom(units)),
            }),
          ]
        : [];
    const app = await createApp(
      observer.watch(service),
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
          units,
          vault,
          authUrl: baseUrl,
          now: () => clock.now(),
          begin: (request) => observer.begin(request),
        }),
        ...control,
      ],
      (error, requestId) => log.error({ requestId, err: error }, 'failed'),
    );
    closing.push(() => app.close());
    begin();
    // Loading the library would delay the first requests.
    setTimeout(
      () =>
        void metrics
          .begin()
          .catch((error: unknown) => log.warn({ err: error }, 'the figures of the process cannot be collected')),
      100,
    ).unref();
    return {
      baseUrl,
      place,
      seeded,
      units,
      vault,
      controlToken,
      async stop(patience) {
        ending = true;
        const whole = await drain.end(patience);
        await close();
        return whole;
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Skips a turn while the one before still waits for the database. */
function refreshRegularly(kept: Kept, log: Log): NodeJS.Timeout {
  let waiting = false;
  const refresh = async (): Promise<void> => {
    if (waiting) return;
    waiting = true;
    await kept
      .refresh()
      .catch((error: unknown) =>
        unlessUnavailable(error, () => log.warn({ err: error }, 'the clock could not be looked up')),
      );
    waiting = false;
  };
  return setInterval(() => void refresh(), refreshEvery).unref();
}

/** An outage is reported by `reportTo`, not by everything that tries to use the database meanwhile. */
function unlessUnavailable(error: unknown, log: () => void): void {
  if (!(error instanceof UnavailableError)) log();
}

/** Logs each change once, so that an outage does not fill the log. */
function reportTo(log: Log, metrics: Metrics): Parameters<typeof watchStorage>[1] {
  const failing = new Set<Mode>();
  return (mode, available, error) => {
    if (available) failing.delete(mode);
    else failing.add(mode);
    metrics.available('database', failing.size === 0);
    if (available) log.info({ mode }, 'the database is available again');
    else log.error({ mode, err: error }, 'the database is unavailable');
  };
}
