// Health checks: which nodes of NodeBalancers are up (interface: Moves that are stated).

import { flagOf } from '../../storage/tables/flag.ts';
import type { Storage } from '../../storage/storage.ts';
import { backendsOf, type Backend } from './backends.ts';
import type { Probe } from './simulated.ts';

/** What the checks of a backend have found. */
export interface Health {
  readonly up: boolean;
  readonly failures: number;
}

/** After a check, or several that have failed alike: down after as many failures in a row as the config says, up after one success. */
export function healthAfter(
  { up, failures, check }: Pick<Backend, 'up' | 'failures' | 'check'>,
  passes: boolean,
  checks: number,
): Health {
  if (passes) return { up: true, failures: 0 };
  const failed = Math.min(failures + checks, check.check_attempts);
  return { up: up && failed < check.check_attempts, failures: failed };
}

/** How many checks fall into that time since the last one; at least one where there was none or the clock was moved backwards. */
export function checksSince({ check }: Pick<Backend, 'check'>, last: number | undefined, now: number): number {
  if (last === undefined || now < last) return 1;
  return Math.floor((now - last) / (check.check_interval * 1000));
}

/** Checks the backends whose turn it is at `now` (milliseconds since the epoch), and stores what has changed by that. */
export function createHealthChecks(
  { work }: Pick<Storage, 'work'>,
  probe: Probe,
): (now: number, ended?: AbortSignal) => Promise<void> {
  let checked: ReadonlyMap<number, number> = new Map();
  return async (now, ended) => {
    const backends = await work('read', (db) => backendsOf({ db }));
    const turns = backends
      .map((backend) => ({ backend, checks: checksSince(backend, checked.get(backend.id), now) }))
      .filter(({ checks }) => checks > 0);
    const asked = turns.map(({ backend }) => backend).filter(({ check }) => check.check !== 'none');
    const answering = await probe(asked, ended);
    // What was broken off says nothing of a backend.
    if (ended?.aborted) return;
    const turned = new Set(turns.map(({ backend }) => backend.id));
    checked = new Map(backends.map(({ id }) => [id, turned.has(id) ? now : (checked.get(id) ?? now)]));
    const changes = turns.flatMap(({ backend, checks }) => {
      // What is not checked is never found to be down.
      const passes = backend.check.check === 'none' || answering.has(backend.id);
      const { up, failures } = healthAfter(backend, passes, checks);
      return up === backend.up && failures === backend.failures ? [] : [{ id: backend.id, up, failures }];
    });
    if (changes.length === 0) return;
    await work('write', async (db) => {
      for (const { id, up, failures } of changes)
        await db
          .updateTable('nodes')
          .set({ up: flagOf(up), failures })
          .where('id', '=', id)
          .execute();
    });
  };
}
