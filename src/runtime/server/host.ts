// What the request pipeline needs from the outside: state, identity, time.

/** `read_write` includes `read_only`. */
export type GrantLevel = 'read_only' | 'read_write';

/** Who calls, as the host knows them. `Caller` is what rules see as `caller`. */
export interface Identity<Caller = unknown> {
  readonly caller: Caller;
  /** A restricted user acts only on what grants give it. */
  readonly restricted: boolean;
  /** Scopes of the token; `*` stands for all. */
  readonly scopes: readonly string[];
  /** What rate limits count by. */
  readonly key: string;
  /** The account's id, for a header that reports it. */
  readonly account?: string;
  /** The level of a grant that concerns no single resource (`account`, `add_longview`). */
  grant(name: string): GrantLevel | undefined;
}

/** Which resource: a schema's name, the path parameter's value, and its owner. */
export interface ResourceKey {
  readonly schema: string;
  readonly value: string | number | bigint;
  readonly within?: ResourceKey;
}

/** A resource as stored, complete and unredacted, and the caller's grant on it (unrestricted callers: `read_write`). */
export interface Loaded<Value = unknown> {
  readonly value: Value;
  readonly grant: GrantLevel | undefined;
}

export interface RateVerdict {
  readonly allowed: boolean;
  readonly limit: number;
  readonly remaining: number;
  /** Epoch seconds at which the window ends. */
  readonly reset: number;
}

/** What a limit counts: how many of `of` there are `per` this subject. */
export interface CountQuery {
  readonly limit: string;
  readonly of: string;
  readonly per: string;
  /** Only those added in the current UTC day. */
  readonly within?: 'day';
  /** Only those for which this holds. */
  readonly where?: (self: unknown) => boolean;
}

export interface EmittedEvent {
  readonly kind: string;
  readonly operation: string;
  readonly resource: unknown;
  readonly result: unknown;
}

/** The outside of the pipeline. `Tx` is whatever a unit of work needs; handlers get the same one. */
export interface Host<Tx, Caller = unknown> {
  /** The current time. */
  now(): Date;
  /** Runs a unit of work; what it throws undoes it. `write` units are serialised as far as needed for limits to hold. */
  transact<T>(mode: 'read' | 'write', work: (tx: Tx) => Promise<T>): Promise<T>;
  /** The identity of a token; undefined where the token is not valid (401). Not called without a token. */
  authenticate(token: string): Promise<Identity<Caller> | undefined>;
  /** The resource, locked when it will change; undefined where the caller's account has none such (404). */
  load(tx: Tx, key: ResourceKey, identity: Identity<Caller> | undefined, lock: boolean): Promise<Loaded | undefined>;
  count(tx: Tx, query: CountQuery, identity: Identity<Caller> | undefined, resource: unknown): Promise<number>;
  /** Counts this request. Outside any transaction, so that a rollback does not undo it. */
  rateLimit(operation: string, key: string): Promise<RateVerdict>;
  emit(tx: Tx, event: EmittedEvent, identity: Identity<Caller> | undefined): Promise<void>;
}
