// The host of the generated pipeline: storage, clock, and tag modules.

import type {
  ConflictQuery,
  CountQuery,
  Host,
  RateLimitQuery,
  RateLimitResult,
  ErrorDetail,
  CallerContext,
} from '@cloud-api/server';
import type { Caller } from '@cloud-api/types';
import type { LimitCounter } from '../tags/tag-module.ts';
import type { SecretCrypto } from '../secrets/secret-crypto.ts';
import type { Mode, Storage } from '../storage/storage.ts';
import { type Clock, formatTimestamp } from '../clock.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import { createAuthenticator } from './authenticate.ts';
import { createResourceLoader, getGrantEntity, type Loaders } from './load-resource.ts';
import { requirePrincipal } from './principal.ts';

/** Finds the conflicts of a request. */
export type ConflictFinder = (request: ConflictQuery & { readonly tx: UnitOfWork }) => Promise<ErrorDetail[]>;

export interface HostOptions {
  readonly storage: Storage;
  readonly clock: Clock;
  readonly secretCrypto: SecretCrypto;
  readonly loaders: Loaders;
  /** By operation ID. */
  readonly conflicts: Readonly<Record<string, ConflictFinder>>;
  /** By limit ID. */
  readonly counters: Readonly<Record<string, LimitCounter>>;
  readonly rateLimit: (query: RateLimitQuery) => Promise<RateLimitResult> | RateLimitResult;
}

/** Creates a function that runs a unit of work: in a transaction in `write` mode, without one in `read` mode. */
export function createUnitRunner(
  storage: Storage,
  clock: Clock,
): <T>(mode: Mode, work: (unit: UnitOfWork) => Promise<T>) => Promise<T> {
  return (mode, work) => storage.work(mode, (db) => work({ db, dialect: storage.dialect, mode, now: clock.now() }));
}

/** Creates the host of the service. */
export function createHost({
  storage,
  clock,
  secretCrypto,
  loaders,
  conflicts,
  counters,
  rateLimit,
}: HostOptions): Host<UnitOfWork, Caller> {
  const runUnit = createUnitRunner(storage, clock);
  const authenticator = createAuthenticator(storage, secretCrypto, runUnit);
  const { reader, dialect } = storage;
  return {
    now: () => clock.now(),
    // A read runs synchronously if it does not have to wait for writes.
    transact: (mode, work) =>
      mode === 'read' && reader
        ? work({ db: reader, dialect, mode, now: clock.now() })
        : runUnit(mode, async (unit) => work(unit)),
    authenticate: ({ token }) => authenticator.authenticate(token, clock.now()),
    load: createResourceLoader(loaders, storage),
    caller: (_unit, context) => createCaller(context),
    conflicts: (tx, query) => conflicts[query.operation]?.({ ...query, tx }) ?? [],
    count: (unit, query, identity, resource) =>
      requireCounter(counters, query)(unit, { query, principal: requirePrincipal(identity), resource }),
    rateLimit,
    async emit(unit, { kind, resource }, identity) {
      const principal = requirePrincipal(identity);
      // An event without an entity belongs to the account.
      const { kind: entity, id: entity_id } = getGrantEntity(resource) ?? { kind: 'account', id: null };
      await unit.db
        .insertInto('events')
        .values({
          kind,
          account_id: principal.account,
          username: principal.username,
          created: formatTimestamp(unit.now),
          entity,
          entity_id,
        })
        .execute();
    },
  };
}

function requireCounter(counters: HostOptions['counters'], { limit }: CountQuery): LimitCounter {
  const counter = counters[limit];
  if (!counter) throw new Error(`no counter for the limit ${limit}`);
  return counter;
}

/** Creates the caller, whose level is the lower of those that the token's scopes and the grants allow. */
function createCaller({ identity, scopes, resource }: CallerContext): Caller {
  const principal = identity && requirePrincipal(identity);
  const writeScope = scopes[0]?.replace(/:read_only$/, ':read_write');
  const canWrite = writeScope !== undefined && principal !== undefined && principal.has(writeScope);
  const grant = resource ? resource.grant : 'read_write';
  const level = grant === undefined ? 'none' : canWrite ? grant : 'read_only';
  return {
    username: principal?.username ?? null,
    restricted: principal?.restricted ?? true,
    scopes: [...(principal?.scopes ?? [])],
    level,
    billing_address_current: principal?.hasCurrentBilling ?? false,
  };
}
