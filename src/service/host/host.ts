// What the generated pipeline needs from the outside, from storage, clock and areas.

import type { ConflictQuery, CountQuery, Host, RateQuery, RateVerdict, Reason } from '@cloud-api/server';
import type { Caller } from '@cloud-api/types';
import type { Counter } from '../areas/area.ts';
import type { Vault } from '../secrets/vault.ts';
import type { Mode, Storage } from '../storage/storage.ts';
import type { Clock } from '../time.ts';
import { timestamp } from '../time.ts';
import type { Unit } from '../unit.ts';
import { createAuthenticator } from './authenticate.ts';
import { callerOf } from './caller.ts';
import { createLoad, entityOf, type Loaders } from './load.ts';
import { personOf } from './person.ts';

/** What a request conflicts with. */
export type Conflicts = (request: ConflictQuery & { readonly tx: Unit }) => Promise<Reason[]>;

export interface HostParts {
  readonly storage: Storage;
  readonly clock: Clock;
  readonly vault: Vault;
  readonly loaders: Loaders;
  /** By the id of the operation. */
  readonly conflicts: Readonly<Record<string, Conflicts>>;
  /** By the id of the limit. */
  readonly counters: Readonly<Record<string, Counter>>;
  readonly rateLimit: (query: RateQuery) => Promise<RateVerdict> | RateVerdict;
}

/** Runs a unit of work; in `read` mode it takes no transaction. */
export function unitsOf(
  storage: Storage,
  clock: Clock,
): <T>(mode: Mode, work: (unit: Unit) => Promise<T>) => Promise<T> {
  return (mode, work) => storage.work(mode, (db) => work({ db, dialect: storage.dialect, mode, now: clock.now() }));
}

/** The host of the service. */
export function createHost({
  storage,
  clock,
  vault,
  loaders,
  conflicts,
  counters,
  rateLimit,
}: HostParts): Host<Unit, Caller> {
  const units = unitsOf(storage, clock);
  const authenticator = createAuthenticator(storage, vault, units);
  const { reader, dialect } = storage;
  return {
    now: () => clock.now(),
    // What only reads, and need not wait for its turn, is done at once.
    transact: (mode, work) =>
      mode === 'read' && reader
        ? work({ db: reader, dialect, mode, now: clock.now() })
        : units(mode, async (unit) => work(unit)),
    authenticate: ({ token }) => authenticator.personOf(token, clock.now()),
    load: createLoad(loaders, storage),
    caller: (_unit, situation) => callerOf(situation),
    conflicts: (tx, query) => conflicts[query.operation]?.({ ...query, tx }) ?? [],
    count: (unit, query, identity, resource) =>
      counterOf(counters, query)(unit, { query, person: personOf(identity), resource }),
    rateLimit,
    async emit(unit, { kind, resource }, identity) {
      const person = personOf(identity);
      // What is about nothing single is about the account itself.
      const { kind: entity, id: entity_id } = entityOf(resource) ?? { kind: 'account', id: null };
      await unit.db
        .insertInto('events')
        .values({
          kind,
          account_id: person.account,
          username: person.username,
          created: timestamp(unit.now),
          entity,
          entity_id,
        })
        .execute();
    },
  };
}

function counterOf(counters: HostParts['counters'], { limit }: CountQuery): Counter {
  const counter = counters[limit];
  if (!counter) throw new Error(`nothing counts for the limit ${limit}`);
  return counter;
}
