// Host: the application's side of the pipeline, with storage, identities, rate limits, and events.

import type { ServiceRequest } from './http.js';
import type { ErrorDetail } from './http-error.js';

/** `read_write` includes `read_only`. */
export type GrantLevel = 'read_only' | 'read_write';

/**
 * A credential of a request: the name of its security scheme, and the token (empty if the connection itself
 * authenticates).
 */
export interface Credential {
  readonly scheme: string;
  readonly token: string;
}

/** An authenticated caller. */
export interface Identity {
  /** Whether the user needs grants. An unrestricted user has them all. */
  readonly restricted: boolean;
  /** Scopes of the token, as the scope header reports them. */
  readonly scopes: readonly string[];
  /** Key by which rate limits count requests. */
  readonly key: string;
  /** ID of the account. */
  readonly account?: string;
  /** Whether the token's scopes include this one. */
  has(scope: string): boolean;
  /** Level of a grant that applies to no single resource. */
  grant(name: string): GrantLevel | undefined;
}

/** Key of a resource: the name of its schema, the value of the path parameter, and its parent. */
export interface ResourceKey {
  readonly schema: string;
  readonly value: string | number | bigint;
  readonly within?: ResourceKey;
}

/** A stored resource, complete and unredacted, and the caller's grant on it (unrestricted callers: `read_write`). */
export interface LoadedResource<Value = unknown> {
  readonly value: Value;
  readonly grant: GrantLevel | undefined;
  /** `true` if the value is immutable, so that its serialized response can be cached. */
  readonly constant?: true | undefined;
}

/** Input of `Host.caller`: the identity (`undefined` without valid credentials), the operation, and the resource. */
export interface CallerContext {
  readonly identity: Identity | undefined;
  readonly operation: string;
  /** Scopes in any of the operation's security alternatives. */
  readonly scopes: readonly string[];
  readonly resource: LoadedResource | undefined;
}

/** A rate limit that an operation declares. */
export interface RateLimit {
  readonly id: string;
  readonly requests: number;
  readonly seconds: number;
  readonly message?: string;
}

/** A request to count against rate limits. */
export interface RateLimitQuery {
  readonly operation: string;
  /** The identity's key, or the client's address if there is no identity. */
  readonly key: string;
  /** The operation's limits. If there are none, the host's default applies. */
  readonly limits: readonly RateLimit[];
}

export interface RateLimitResult {
  readonly allowed: boolean;
  readonly limit: number;
  readonly remaining: number;
  /** End of the window in seconds since 1970. */
  readonly reset: number;
}

/** Query for a count limit: the number of resources of schema `of` for each `per`. */
export interface CountQuery {
  readonly limit: string;
  readonly of: string;
  readonly per: string;
  /** `'day'`: counts only resources added on the current UTC day. */
  readonly within?: 'day';
  /** Counts only resources that satisfy this condition. */
  readonly where?: (self: unknown) => boolean;
}

/** An invalid request, to be checked for conflicts with stored data. */
export interface ConflictQuery {
  readonly operation: string;
  readonly identity: Identity | undefined;
  readonly request: ServiceRequest;
  readonly resource: unknown;
  /** The body without its invalid properties. */
  readonly body: unknown;
  /** The resource with the body merged into it, without invalid properties. */
  readonly merged: unknown;
  /** Dotted paths of the invalid fields. */
  readonly invalid: ReadonlySet<string>;
}

export interface EmittedEvent {
  readonly kind: string;
  readonly operation: string;
  readonly resource: unknown;
  readonly result: unknown;
}

/**
 * Connects the pipeline to the application. `Tx` is the type of units of work, which handlers also receive. `Caller` is
 * the type of `caller` in rules.
 *
 * Methods may return synchronously, which skips a microtask turn.
 */
export interface Host<Tx, Caller = unknown> {
  /** Returns the current time. */
  now(): Date;
  /**
   * Runs a unit of work. An exception rolls it back and is rethrown. Units of mode `write` are serialized as far as
   * count limits require it.
   */
  transact<T>(mode: 'read' | 'write', work: (tx: Tx) => Promise<T> | T): Promise<T> | T;
  /**
   * Returns the identity for a credential; `undefined` if the credential is invalid (401). Not called without a
   * credential.
   */
  authenticate(credential: Credential, request: ServiceRequest): Promise<Identity | undefined> | Identity | undefined;
  /**
   * Loads a resource, and locks it if `lock` is set; `undefined` if the caller's account has no such resource (404). A
   * public resource of another account is loaded for reading only: with `lock`, the method returns `undefined` or
   * throws an `HttpError`.
   */
  load(
    tx: Tx,
    key: ResourceKey,
    identity: Identity | undefined,
    lock: boolean,
  ): Promise<LoadedResource | undefined> | LoadedResource | undefined;
  /** Returns the value of `caller` in rules. */
  caller(tx: Tx, situation: CallerContext): Promise<Caller> | Caller;
  /**
   * Returns the errors that depend on stored data, such as a value that must be unique. Called only if the request has
   * other problems, so that all are reported together.
   */
  conflicts?(tx: Tx, query: ConflictQuery): Promise<readonly ErrorDetail[]> | readonly ErrorDetail[];
  count(tx: Tx, query: CountQuery, identity: Identity | undefined, resource: unknown): Promise<number> | number;
  /** Counts a request. Not part of a unit of work: a rollback does not undo it. */
  rateLimit(query: RateLimitQuery): Promise<RateLimitResult> | RateLimitResult;
  emit(tx: Tx, event: EmittedEvent, identity: Identity | undefined): Promise<void> | void;
}
