// Health checks of NodeBalancer nodes (spec: Moves that are stated).

import { toSqlBoolean } from '../../storage/tables/sql-boolean.ts';
import type { Storage } from '../../storage/storage.ts';
import { loadBackends, type Backend } from './backends.ts';
import type { Probe } from './simulated-probe.ts';

/** The health of a backend. */
export interface Health {
  readonly up: boolean;
  readonly failures: number;
}

/**
 * Returns the health after one or more checks with the same result: down after as many consecutive failures as
 * configured, up after one success.
 */
export function updateHealth(
  { up, failures, check }: Pick<Backend, 'up' | 'failures' | 'check'>,
  passes: boolean,
  checks: number,
): Health {
  if (passes) return { up: true, failures: 0 };
  const failed = Math.min(failures + checks, check.check_attempts);
  return { up: up && failed < check.check_attempts, failures: failed };
}

/**
 * Returns the number of checks due since the last one; at least one if there was none or the clock was moved backwards.
 */
export function countDueChecks({ check }: Pick<Backend, 'check'>, last: number | undefined, now: number): number {
  if (last === undefined || now < last) return 1;
  return Math.floor((now - last) / (check.check_interval * 1000));
}

/** Creates a function that runs the checks due at `now` (milliseconds since the epoch), and stores changes. */
export function createHealthChecks(
  { work }: Pick<Storage, 'work'>,
  probe: Probe,
): (now: number, signal?: AbortSignal) => Promise<void> {
  let lastChecks: ReadonlyMap<number, number> = new Map();
  return async (now, signal) => {
    const backends = await work('read', (db) => loadBackends({ db }));
    const dueChecks = backends
      .map((backend) => ({ backend, checks: countDueChecks(backend, lastChecks.get(backend.id), now) }))
      .filter(({ checks }) => checks > 0);
    const backendsToProbe = dueChecks.map(({ backend }) => backend).filter(({ check }) => check.check !== 'none');
    const responding = await probe(backendsToProbe, signal);
    // An aborted check is inconclusive.
    if (signal?.aborted) return;
    const checkedIds = new Set(dueChecks.map(({ backend }) => backend.id));
    lastChecks = new Map(backends.map(({ id }) => [id, checkedIds.has(id) ? now : (lastChecks.get(id) ?? now)]));
    const changes = dueChecks.flatMap(({ backend, checks }) => {
      // A backend without checks is never down.
      const passes = backend.check.check === 'none' || responding.has(backend.id);
      const { up, failures } = updateHealth(backend, passes, checks);
      return up === backend.up && failures === backend.failures ? [] : [{ id: backend.id, up, failures }];
    });
    if (changes.length === 0) return;
    await work('write', async (db) => {
      for (const { id, up, failures } of changes)
        await db
          .updateTable('nodes')
          .set({ up: toSqlBoolean(up), failures })
          .where('id', '=', id)
          .execute();
    });
  };
}
