// A host in memory, for tests and examples: everything there is while the process lives.

import type { CountQuery, EmittedEvent, Host, Identity, ResourceKey, Situation } from '../host.js';
import {
  identityOf,
  sameScope,
  seenBy,
  type Includes,
  type MemoryIdentity,
  type MemoryUser,
} from './in-memory-identities.js';
import { countRates } from './in-memory-rate-limits.js';
import { workOn, type MemoryRecord, type MemoryTx, type Records, type StoredRecord } from './in-memory-records.js';

export interface MemoryOptions<Caller> {
  /** What rules see as `caller`. */
  readonly caller: (situation: Situation) => Caller;
  /** The clock; the system's unless given. */
  readonly now?: () => Date;
  /** How often an operation may be called; 400 times a minute unless given. */
  readonly rate?: { readonly requests: number; readonly seconds: number };
  /** Which scopes a scope gives; itself unless given, and `*` all. */
  readonly includes?: Includes;
  readonly records?: readonly MemoryRecord[];
  /** By token. */
  readonly users?: { readonly [token: string]: MemoryUser };
}

export interface MemoryHost<Caller> extends Host<MemoryTx, Caller> {
  /** What was emitted and not undone. */
  readonly events: readonly EmittedEvent[];
  /** Runs a unit of work outside of any request. */
  write<T>(work: (tx: MemoryTx) => T): Promise<T>;
  /** Whose a token is from now on; without a user, nobody's. */
  signIn(token: string, user: MemoryUser | undefined): void;
}

/** An empty host, or one with these records and users. */
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
  /** One write after the other. */
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

/** Of an account where the limit is per account, else those within the loaded resource. */
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
