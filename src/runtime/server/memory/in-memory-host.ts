// In-memory host, for tests and examples.

import type { CountQuery, EmittedEvent, Host, Identity, ResourceKey, Situation } from '../host.ts';
import {
  identityOf,
  sameScope,
  seenBy,
  type Includes,
  type MemoryIdentity,
  type MemoryUser,
} from './in-memory-identities.ts';
import { countRates } from './in-memory-rate-limits.ts';
import { workOn, type MemoryRecord, type MemoryTx, type Records, type StoredRecord } from './in-memory-records.ts';

export interface MemoryOptions<Caller> {
  /** Returns the value of `caller` in rules. */
  readonly caller: (situation: Situation) => Caller;
  /**
   * Clock.
   *
   * @default the system time
   */
  readonly now?: () => Date;
  /**
   * Default rate limit of each operation.
   *
   * @default 400 requests in 60 seconds
   */
  readonly rate?: { readonly requests: number; readonly seconds: number };
  /**
   * Whether one scope includes another.
   *
   * @default equal scopes, and `*` includes all
   */
  readonly includes?: Includes;
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

/** Creates a host with optional records and users. */
export function createMemoryHost<Caller>(options: MemoryOptions<Caller>): MemoryHost<Caller> {
  const { caller, now = () => new Date(), rate = { requests: 400, seconds: 60 }, includes = sameScope } = options;
  const identities = new Map<string, MemoryIdentity>();
  const counts = countRates(rate, now);
  const emitted = new WeakMap<MemoryTx, EmittedEvent[]>();
  const events: EmittedEvent[] = [];
  let records: Records = new Map();
  let last: Promise<unknown> = Promise.resolve();

  const change = async <T>(work: (tx: MemoryTx) => Promise<T> | T): Promise<T> => {
    const started = workOn(records, now);
    const answer = await work(started.tx);
    records = started.records();
    events.push(...(emitted.get(started.tx) ?? []));
    return answer;
  };
  /** Serializes writes. */
  const write = <T>(work: (tx: MemoryTx) => Promise<T> | T): Promise<T> => {
    const done = last.then(() => change(work));
    last = done.catch(() => undefined);
    return done;
  };
  const signIn = (token: string, user: MemoryUser | undefined): void => {
    if (user) identities.set(token, identityOf(token, user, includes));
    else identities.delete(token);
  };

  for (const [token, user] of Object.entries(options.users ?? {})) signIn(token, user);
  const seeded = workOn(records, now);
  for (const record of options.records ?? []) seeded.tx.put(record);
  records = seeded.records();

  return {
    now,
    events,
    write,
    signIn,
    transact: (mode, work) => (mode === 'write' ? write(work) : work(workOn(records, now).tx)),
    authenticate: ({ token }) => identities.get(token),
    load,
    caller: (_tx, situation) => caller(situation),
    count: (tx, query, identity, resource) => counted(tx, query, identity, resource, now()),
    rateLimit: counts,
    emit(tx, event) {
      emitted.set(tx, [...(emitted.get(tx) ?? []), event]);
    },
  };
}

function load(
  tx: MemoryTx,
  { schema, value, within }: ResourceKey,
  identity: Identity | undefined,
  lock: boolean,
): ReturnType<typeof seenBy> {
  const record = tx.get(schema, value);
  if (!record) return undefined;
  if (!within) return seenBy(record, undefined, identity, lock);
  const owner = tx.get(within.schema, within.value);
  if (!owner || String(record.within?.key) !== String(within.value) || !load(tx, within, identity, lock))
    return undefined;
  return seenBy(record, owner, identity, lock);
}

/** Counts the resources of the account, or those within the loaded resource. */
function counted(
  tx: MemoryTx,
  query: CountQuery,
  identity: Identity | undefined,
  resource: unknown,
  now: Date,
): number {
  const today = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate());
  const concerned = (record: StoredRecord): boolean => {
    const owner = record.within && tx.get(record.within.schema, record.within.key);
    if (query.per !== 'account') return owner !== undefined && owner.value === resource;
    return (record.account ?? owner?.account) === identity?.account;
  };
  return tx
    .list(query.of)
    .filter(concerned)
    .filter(({ added }) => query.within !== 'day' || added.getTime() >= today)
    .filter(({ value }) => query.where?.(value) ?? true).length;
}
