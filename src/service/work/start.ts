// Background work: what the service does without being asked.

import { randomUUID } from 'node:crypto';
import type { Storage } from '../storage/storage.ts';
import type { Clock } from '../time.ts';
import type { Unit } from '../unit.ts';
import { removeExpired } from './expiry.ts';
import { pickSchedules } from './instances/daily.ts';
import { kinds } from './kinds.ts';
import { createLease } from './lease.ts';
import { createHealthChecks } from './nodes/health.ts';
import { loopbackProbe } from './nodes/real.ts';
import { simulatedProbe } from './nodes/simulated.ts';
import { planRecurring } from './recurring.ts';
import { runJobs, type Running } from './run.ts';

export interface WorkParts {
  readonly storage: Storage;
  readonly clock: Clock;
  /** How often it is looked whether something is due, in milliseconds; `never`: only `runDue` does. A second unless given. */
  readonly every?: number | 'never';
  /** Whether nodes on the loopback interface are really checked; simulated unless given. */
  readonly checks?: 'simulated' | 'loopback';
  /** For how long the lease holds unless it is renewed, in milliseconds: as long others wait for one that has crashed. */
  readonly term?: number;
  /** Told of each failure of a job, and of the upkeep. */
  readonly onFailure?: Running['onFailure'];
}

/** Background work that is under way. */
export interface BackgroundWork {
  /**
   * Does all that is due by the clock, or at `now`: jobs, and the upkeep. After the clock or the state was changed from
   * outside this is how to catch up. Does not need the lease: each job is done once all the same.
   */
  runDue(now?: Date): Promise<void>;
  /** Ends it: what is at work is finished, and the lease is given back. */
  stop(): Promise<void>;
}

/** Upkeep is done so often at most, in milliseconds: health checks, and the rest. */
const checkEvery = 5000;
const keepEvery = 30_000;

/**
 * Starts background work. Of several processes on one database the one that holds the lease looks for work; when it ends or
 * crashes, another does.
 */
export async function startWork({
  storage,
  clock,
  every = 1000,
  checks = 'simulated',
  term = 10_000,
  onFailure = tell,
}: WorkParts): Promise<BackgroundWork> {
  const simulated = simulatedProbe(storage);
  const check = createHealthChecks(storage, checks === 'loopback' ? loopbackProbe(simulated) : simulated);
  const lease = createLease(storage, { name: 'work', holder: randomUUID(), term });
  let stopped = false;
  const end = new AbortController();
  let checkedAt = -Infinity;
  let keptAt = -Infinity;
  let busy: Promise<void> = Promise.resolve();
  let checking: Promise<void> | undefined;
  const running: Running = { storage, kinds, onFailure, goesOn: () => !stopped };

  /** One thing after another. */
  const inTurn = (task: () => Promise<void>): Promise<void> => {
    const turn = busy.then(task);
    busy = turn.catch(() => undefined);
    return turn;
  };
  const keep = async (now: Date): Promise<void> => {
    keptAt = Date.now();
    const unit = (task: (unit: Unit) => Promise<void>): Promise<void> =>
      storage.work('write', (db) => task({ db, dialect: storage.dialect, mode: 'write', now }));
    await unit(planRecurring);
    await unit(pickSchedules);
    await unit(removeExpired);
  };
  const failed = (error: unknown): void => onFailure(error, { kind: 'upkeep', subject: 0 });
  /** One round at a time, beside the jobs, which do not wait for backends that are slow to answer. */
  const checkNodes = (now: Date): Promise<void> => {
    checkedAt = Date.now();
    checking ??= check(now.getTime(), end.signal).finally(() => (checking = undefined));
    return checking;
  };
  const look = async (): Promise<void> => {
    if (stopped || (storage.shared && !(await lease.take()))) return;
    const now = clock.now();
    await runJobs(running, now.getTime());
    if (Date.now() - keptAt >= keepEvery) await keep(now);
    if (Date.now() - checkedAt >= checkEvery) void checkNodes(now).catch(failed);
  };

  await inTurn(() => storage.work('write', (db) => planRecurring({ db, now: clock.now() })));
  let looking = false;
  /** Skips a turn while the one before still waits for the database. */
  const lookInTurn = async (): Promise<void> => {
    if (looking) return;
    looking = true;
    await inTurn(look).catch(failed);
    looking = false;
  };
  const timer = every === 'never' ? undefined : setInterval(() => void lookInTurn(), every).unref();
  return {
    runDue: (now = clock.now()) =>
      inTurn(async () => {
        await runJobs(running, now.getTime());
        await keep(now);
        await checking?.catch(() => undefined);
        await checkNodes(now);
        // Upkeep may have found what is due by now.
        await runJobs(running, now.getTime());
      }),
    async stop() {
      stopped = true;
      end.abort();
      clearInterval(timer);
      await busy;
      await checking?.catch(() => undefined);
      // One that cannot be given back ends with its term.
      if (storage.shared) await lease.release().catch(failed);
    },
  };
}

function tell(error: unknown, { kind, subject }: { readonly kind: string; readonly subject: number }): void {
  console.error(`background work failed: ${kind} ${subject}`, error);
}
