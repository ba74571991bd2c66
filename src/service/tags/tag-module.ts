// Module type for an OpenAPI tag: its handlers, resource loaders, conflict checks, and limit counters.

import type { ConflictQuery, CountQuery, Handlers, ErrorDetail } from '@cloud-api/server';
import type { Principal } from '../host/principal.ts';
import type { SecretCrypto } from '../secrets/secret-crypto.ts';
import type { GrantEntity } from '../storage/tables/identities.ts';
import type { UnitOfWork } from '../unit-of-work.ts';

/** The dependencies of handlers, besides the unit of work. */
export interface ServiceContext {
  readonly secretCrypto: SecretCrypto;
  /** Base URL of the authorization server, without a trailing slash. */
  readonly authUrl: string;
}

/** A loaded resource. */
export interface LoadedResource {
  /** The complete, unredacted API representation. */
  readonly value: unknown;
  /** The account that owns the resource. */
  readonly account: string;
  /** The entity that a restricted user needs a grant on; `undefined` if no grant suffices. */
  readonly entity?: { readonly kind: GrantEntity; readonly id: number };
  /** Whether every account can see the resource. */
  readonly public?: boolean;
  /**
   * Whether the value is the same for every caller and has no secrets in plaintext, so that it can be cached until one of
   * its tables is written.
   */
  readonly cacheable?: true;
}

/** The path parameters that identify a resource. */
export interface ResourceLookup {
  /** The path parameter as a number; 0 if it is not a valid ID. */
  readonly id: number;
  /** The path parameter as a string. */
  readonly key: string;
  /** The ID of the parent resource; 0 if none. */
  readonly parentId: number;
  /** The caller; `undefined` without a token. */
  readonly principal: Principal | undefined;
}

/**
 * Loads a resource regardless of the caller, locked if the unit writes (`lockRows`); `undefined` if it does not exist.
 * The host checks access, except if the value itself depends on the caller.
 */
export type Loader = (unit: UnitOfWork, identifiers: ResourceLookup) => Promise<LoadedResource | undefined>;

/** Returns the current count for a limit, within the principal's account or the loaded resource. */
export type LimitCounter = (
  unit: UnitOfWork,
  input: { readonly query: CountQuery; readonly principal: Principal; readonly resource: unknown },
) => Promise<number>;

/** A value whose properties may be missing. */
type DeepPartial<Value> = Value extends readonly (infer Item)[]
  ? readonly (DeepPartial<Item> | undefined)[]
  : Value extends object
    ? { readonly [Name in keyof Value]?: DeepPartial<Value[Name]> }
    : Value;

/** The valid parts of a handler's request. */
export type ValidPart<Request> = {
  readonly [Name in keyof Request & ('tx' | 'identity' | 'request' | 'resource')]: Request[Name];
} & {
  readonly [Name in keyof Request & ('body' | 'merged')]: DeepPartial<Request[Name]>;
} & Partial<Pick<ConflictQuery, 'invalid'>>;

type Operations<Name extends keyof Handlers<UnitOfWork>> = Handlers<UnitOfWork>[Name];
type HandlerRequest<Handler> = Handler extends (request: infer Request) => unknown ? Request : never;

/** Finds the conflicts with stored state that make a handler reject a request. The handler calls the same function. */
export type FindConflicts<Request> = (request: ValidPart<Request>) => Promise<ErrorDetail[]>;

export interface TagModule<Name extends keyof Handlers<UnitOfWork>> {
  readonly handlers: Handlers<UnitOfWork>[Name];
  /** By the schema name in `x-resource`. */
  readonly loaders?: Readonly<Record<string, Loader>>;
  /** By operation ID. */
  readonly conflicts?: {
    readonly [Id in keyof Operations<Name>]?: FindConflicts<HandlerRequest<Operations<Name>[Id]>>;
  };
  /** By limit ID. */
  readonly counters?: Readonly<Record<string, LimitCounter>>;
}

export type TagModuleFactory<Name extends keyof Handlers<UnitOfWork>> = (context: ServiceContext) => TagModule<Name>;
