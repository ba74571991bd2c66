// What an area of the service consists of: its handlers, how its resources are found, what its limits count.

import type { ConflictQuery, CountQuery, Handlers, Reason } from '@cloud-api/server';
import type { Person } from '../host/person.ts';
import type { Vault } from '../secrets/vault.ts';
import type { GrantEntity } from '../storage/tables/identities.ts';
import type { Unit } from '../unit.ts';

/** What handlers may need beside the unit of work. */
export interface Setting {
  readonly vault: Vault;
  /** Where the authorisation host answers, without a slash at the end. */
  readonly authUrl: string;
}

/** A resource that a path names. */
export interface Found {
  /** As the API shows it, complete and unredacted. */
  readonly value: unknown;
  /** Whose it is. */
  readonly account: string;
  /** What a restricted user needs a grant on; none: no grant helps. */
  readonly entity?: { readonly kind: GrantEntity; readonly id: number };
  /** Everybody may see it. */
  readonly public?: boolean;
  /** The same for whoever asks, without secrets in clear: it may be remembered until something is written. */
  readonly lasting?: true;
}

/** What a path says of a resource. */
export interface Sought {
  /** The path parameter: an id within the range of the database's integers, or a text. */
  readonly id: number;
  readonly text: string;
  /** The id of the resource that it is a part of; 0 where it is none. */
  readonly within: number;
  /** Who asks; undefined without a token. */
  readonly person: Person | undefined;
}

/**
 * Finds a resource whoever asks, locked where the unit will change it (`locked`); undefined where there is none. Whether
 * the caller may see it is the host's business, except where the value itself depends on that.
 */
export type Loader = (unit: Unit, sought: Sought) => Promise<Found | undefined>;

/** How many there are of what a limit counts, of the person's account or of the loaded resource. */
export type Counter = (
  unit: Unit,
  about: { readonly query: CountQuery; readonly person: Person; readonly resource: unknown },
) => Promise<number>;

/** A value of which members may be missing. */
type PartOf<Value> = Value extends readonly (infer Item)[]
  ? readonly (PartOf<Item> | undefined)[]
  : Value extends object
    ? { readonly [Name in keyof Value]?: PartOf<Value[Name]> }
    : Value;

/** A request of a handler as far as it is valid. */
export type ValidPart<Request> = {
  readonly [Name in keyof Request & ('tx' | 'identity' | 'request' | 'resource')]: Request[Name];
} & {
  readonly [Name in keyof Request & ('body' | 'merged')]: PartOf<Request[Name]>;
} & Partial<Pick<ConflictQuery, 'invalid'>>;

type Operations<Name extends keyof Handlers<Unit>> = Handlers<Unit>[Name];
type RequestOf<Handler> = Handler extends (request: infer Request) => unknown ? Request : never;

/** What a handler rejects a request for because of what is stored; it uses the same function. */
export type FindConflicts<Request> = (request: ValidPart<Request>) => Promise<Reason[]>;

export interface Area<Name extends keyof Handlers<Unit>> {
  readonly handlers: Handlers<Unit>[Name];
  /** By the name of the schema that `x-resource` names. */
  readonly loaders?: Readonly<Record<string, Loader>>;
  /** By the id of the operation. */
  readonly conflicts?: { readonly [Id in keyof Operations<Name>]?: FindConflicts<RequestOf<Operations<Name>[Id]>> };
  /** By the id of the limit. */
  readonly counters?: Readonly<Record<string, Counter>>;
}

export type MakeArea<Name extends keyof Handlers<Unit>> = (setting: Setting) => Area<Name>;
