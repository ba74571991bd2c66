// What the request pipeline needs from the outside: state, identity, time.

import type { ServiceRequest } from './http.ts';
import type { Reason } from './http-error.ts';

/** `read_write` includes `read_only`. */
export type GrantLevel = 'read_only' | 'read_write';

/** What a request presents to say who sends it: the scheme's name in the document, and the token (empty where the connection itself speaks). */
export interface Credential {
  readonly scheme: string;
  readonly token: string;
}

/** Who calls, as the host knows them. */
export interface Identity {
  /** A restricted user acts only on what grants give it. */
  readonly restricted: boolean;
  /** The scopes of the token, as a header reports them. */
  readonly scopes: readonly string[];
  /** What rate limits count by. */
  readonly key: string;
  /** The account's id. */
  readonly account?: string;
  /** Whether the scopes of the token give this one. */
  has(scope: string): boolean;
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
  /** True: nothing in the value will ever be changed, so that what is sent of it is written once and sent again. */
  readonly constant?: true | undefined;
}

/** What `caller` is made of: who acts (nobody without a token), by which operation, on what. */
export interface Situation {
  readonly identity: Identity | undefined;
  readonly operation: string;
  /** The scopes that any of the operation's security alternatives names. */
  readonly scopes: readonly string[];
  readonly resource: Loaded | undefined;
}

/** A limit that an operation states itself. */
export interface RateLimit {
  readonly id: string;
  readonly requests: number;
  readonly seconds: number;
  readonly message?: string;
}

/** One request to be counted. */
export interface RateQuery {
  readonly operation: string;
  /** The identity's key, or the address of a request without one. */
  readonly key: string;
  /** What the operation states; the host's own limit where it states none. */
  readonly limits: readonly RateLimit[];
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

/** A request with problems, to be compared with what is stored. */
export interface ConflictQuery {
  readonly operation: string;
  readonly identity: Identity | undefined;
  readonly request: ServiceRequest;
  readonly resource: unknown;
  /** The body without the members that have problems. */
  readonly body: unknown;
  /** The resource with the body merged into it, without the same members. */
  readonly merged: unknown;
  /** The fields that have problems, dotted. */
  readonly invalid: ReadonlySet<string>;
}

export interface EmittedEvent {
  readonly kind: string;
  readonly operation: string;
  readonly resource: unknown;
  readonly result: unknown;
}

/**
 * The outside of the pipeline. `Tx` is whatever a unit of work needs; handlers get the same one. `Caller` is what rules see as `caller`.
 *
 * What need not be waited for may be answered at once: a request then takes no turns that it has no use for.
 */
export interface Host<Tx, Caller = unknown> {
  /** The current time. */
  now(): Date;
  /** Runs a unit of work, which may be done at once; what it throws undoes it and is thrown on. `write` units are serialised as far as needed for limits to hold. */
  transact<T>(mode: 'read' | 'write', work: (tx: Tx) => Promise<T> | T): Promise<T> | T;
  /** The identity of a credential; undefined where it is not valid (401). Not called without one. */
  authenticate(credential: Credential, request: ServiceRequest): Promise<Identity | undefined> | Identity | undefined;
  /**
   * The resource, locked when it will change; undefined where the caller's account has none such (404). What another
   * account shows to everybody is loaded to be read, and is undefined, or throws a refusal, where `lock` says it will change.
   */
  load(
    tx: Tx,
    key: ResourceKey,
    identity: Identity | undefined,
    lock: boolean,
  ): Promise<Loaded | undefined> | Loaded | undefined;
  /** What rules see as `caller`. */
  caller(tx: Tx, situation: Situation): Promise<Caller> | Caller;
  /**
   * What the handler would reject a request for because of what is stored, such as a value that must be unique. Called only
   * if the request has other problems, so that all are reported together.
   */
  conflicts?(tx: Tx, query: ConflictQuery): Promise<readonly Reason[]> | readonly Reason[];
  count(tx: Tx, query: CountQuery, identity: Identity | undefined, resource: unknown): Promise<number> | number;
  /** Counts this request. Outside any unit of work, so that undoing one does not undo it. */
  rateLimit(query: RateQuery): Promise<RateVerdict> | RateVerdict;
  emit(tx: Tx, event: EmittedEvent, identity: Identity | undefined): Promise<void> | void;
}
