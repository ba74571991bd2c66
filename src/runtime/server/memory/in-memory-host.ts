// In-memory host, for tests and examples.

import type { CountQuery, EmittedEvent, Host, Identity, ResourceKey, CallerContext } from '../host.ts';
import {
  createIdentity,
  includesScope,
  getVisibleResource,
  type ScopeIncludes,
  type MemoryIdentity,
  type MemoryUser,
} from './in-memory-identities.ts';
import { createRateCounter } from './in-memory-rate-limits.ts';
import {
  beginUnitOfWork,
  type MemoryRecord,
  type MemoryTx,
  type Records,
  type StoredRecord,
} from './in-memory-records.ts';

export interface MemoryHostOptions<Caller> {
  /** Returns the value of `caller` in rules. */
  readonly caller: (context: CallerContext) => Caller;
  /**
   * Clock.
   *
   * @default the system time
   */
  readonly now?: () => Date;
  /**
   * Default rate limit for each operation.
   *
   * @default 400 requests in 60 seconds
   */
  readonly rate?: { readonly requests: number; readonly seconds: number };
  /**
   * Whether one scope includes another.
   *
   * @default equal scopes, and `*` includes all
   */
  readonly includes?: ScopeIncludes;
  readonly records?: readonly MemoryRecord[];
  /** Users by token. */
  readonly users?: { readonly [token: string]: MemoryUser };
}

export interface MemoryHost<Caller> extends Host<MemoryTx, Caller> {
  /** Events of committed units of work. */
  readonly events: readonly EmittedEvent[];
  /** Runs a unit of work outside of requests. */
  write<T>(work: (tx: MemoryTx) => T): Promise<T>;
  /** Assigns a token to a user; revokes it if `user` is `undefined`. */
  signIn(token: string, user: MemoryUser | undefined): void;
}

/** Creates a host with optional records and users. `caller` is required if rules of the document use `caller`. */
export function createMemoryHost(options?: Partial<MemoryHostOptions<undefined>>): MemoryHost<undefined>;
export function createMemoryHost<Caller>(options: MemoryHostOptions<Caller>): MemoryHost<Caller>;
export function createMemoryHost<Caller>(
  options: Partial<MemoryHostOptions<Caller | undefined>> = {},
): MemoryHost<Caller | undefined> {
  const {
    caller = () => undefined,
    now = () => new Date(),
    rate: rateLimit = { requests: 400, seconds: 60 },
    includes = includesScope,
  } = options;
  const identities = new Map<string, MemoryIdentity>();
  const countRequest = createRateCounter(rateLimit, now);
  const pendingEvents = new WeakMap<MemoryTx, EmittedEvent[]>();
  const events: EmittedEvent[] = [];
  let records: Records = new Map();
  let lastWrite: Promise<unknown> = Promise.resolve();

  const commit = async <T>(work: (tx: MemoryTx) => Promise<T> | T): Promise<T> => {
    const unit = beginUnitOfWork(records, now);
    const result = await work(unit.tx);
    records = unit.records();
    events.push(...(pendingEvents.get(unit.tx) ?? []));
    return result;
  };
  /** Serializes writes. */
  const write = <T>(work: (tx: MemoryTx) => Promise<T> | T): Promise<T> => {
    const pending = lastWrite.then(() => commit(work));
    lastWrite = pending.catch(() => undefined);
    return pending;
  };
  const signIn = (token: string, user: MemoryUser | undefined): void => {
    if (user) identities.set(token, createIdentity(token, user, includes));
    else identities.delete(token);
  };

  for (const [token, user] of Object.entries(options.users ?? {})) signIn(token, user);
  const initial = beginUnitOfWork(records, now);
  for (const record of options.records ?? []) initial.tx.put(record);
  records = initial.records();

  return {
    now,
    events,
    write,
    signIn,
    transact: (mode, work) => (mode === 'write' ? write(work) : work(beginUnitOfWork(records, now).tx)),
    authenticate: ({ token }) => identities.get(token),
    load,
    caller: (_tx, context) => caller(context),
    count: (tx, query, identity, resource) => countResources(tx, query, identity, resource, now()),
    rateLimit: countRequest,
    emit(tx, event) {
      pendingEvents.set(tx, [...(pendingEvents.get(tx) ?? []), event]);
    },
  };
}

function load(
  tx: MemoryTx,
  { schema, value, within }: ResourceKey,
  identity: Identity | undefined,
  lock: boolean,
): ReturnType<typeof getVisibleResource> {
  const record = tx.get(schema, value);
  if (!record) return undefined;
  if (!within) return getVisibleResource(record, undefined, identity, lock);
  const owner = tx.get(within.schema, within.value);
  if (!owner || String(record.within?.key) !== String(within.value) || !load(tx, within, identity, lock))
    return undefined;
  return getVisibleResource(record, owner, identity, lock);
}

/** Counts the resources of the account, or those within the loaded resource. */
function countResources(
  tx: MemoryTx,
  query: CountQuery,
  identity: Identity | undefined,
  resource: unknown,
  now: Date,
): number {
  const today = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate());
  const isCounted = (record: StoredRecord): boolean => {
    const owner = record.within && tx.get(record.within.schema, record.within.key);
    if (query.per !== 'account') return owner !== undefined && owner.value === resource;
    return (record.account ?? owner?.account) === identity?.account;
  };
  return tx
    .list(query.of)
    .filter(isCounted)
    .filter(({ added }) => query.within !== 'day' || added.getTime() >= today)
    .filter(({ value }) => query.where?.(value) ?? true).length;
}
