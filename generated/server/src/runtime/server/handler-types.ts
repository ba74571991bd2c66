// Base types for handler requests and responses, which generated types refine.

import type { Identity } from './host.js';
import type { ServiceRequest } from './http.js';

/** Request of every handler. */
export interface HandlerRequest<Tx, Caller = unknown> {
  /** The unit of work, which spans the whole request. */
  readonly tx: Tx;
  readonly now: Date;
  /** The caller, as `caller` in rules. */
  readonly caller: Caller;
  /** The caller's identity from the host; `undefined` without valid credentials. */
  readonly identity: Identity | undefined;
  readonly path: unknown;
  readonly query: unknown;
  readonly headers: unknown;
  readonly cookies: unknown;
  /** The body without undocumented and read-only properties, with defaults, and with rounded numbers. */
  readonly body: unknown;
  /**
   * Media type of the body as in the document, possibly a range (`image/*`) or with parameters. The actual one is the
   * header `content-type` in `request.headers`.
   */
  readonly mediaType: string | undefined;
  /** The stored resource that the path identifies. */
  readonly resource: unknown;
  /** For an update: the resource with the body merged into it. */
  readonly merged: unknown;
  /** The original request. */
  readonly request: ServiceRequest;
}

/** Value of a header; `undefined` omits it. */
export type HeaderValue = string | number | boolean | undefined;

export interface ResponseHeaders {
  readonly [name: string]: HeaderValue;
}

/** Response of a handler. A status of 400 or above rolls back the unit of work, unless `commit` is set. */
export interface HandlerResponse {
  readonly status: number;
  readonly headers?: ResponseHeaders | undefined;
  /** Required if the document has several media types for the status, or a range such as `image/*`. */
  readonly contentType?: string | undefined;
  readonly body?: unknown;
  /** Commits the unit of work even though the status is an error. */
  readonly commit?: true | undefined;
}

/** Makes the properties `Name` required, which are always present because they have defaults. */
export type WithDefaults<T, Name extends PropertyKey> = T extends object
  ? T & { readonly [K in Name & keyof T]-?: Exclude<T[K], undefined> }
  : T;

/** A form in which the properties `Name` are files: bytes if the part has a file name, otherwise strings. */
export type WithFiles<T, Name extends PropertyKey> = {
  readonly [K in keyof T]: K extends Name
    ?
        | (T[K] extends readonly unknown[] | undefined
            ? string | Uint8Array | readonly (string | Uint8Array)[]
            : string | Uint8Array)
        | Extract<T[K], undefined>
    : T[K];
};

/**
 * A form whose numbers are parsed from strings, and are bigints beyond the safe integers. `Members` maps a property to
 * `true` if it is a number or an array of numbers, to `'all'` if it can contain bigints at any depth, or to an object
 * that does the same for its properties. `Others` does so for all other properties.
 */
export type WithBigints<T, Members, Others = false> = {
  readonly [K in keyof T]: string extends K
    ? AllowBigint<T[K], Others>
    : K extends keyof Members
      ? AllowBigint<T[K], Members[K]>
      : T[K];
};
type AllowBigint<T, Where> = T extends readonly unknown[]
  ? { readonly [K in keyof T]: AllowBigint<T[K], Where> }
  : T extends object
    ? {
        readonly [K in keyof T]: Where extends 'all'
          ? AllowBigint<T[K], 'all'>
          : K extends keyof Where
            ? AllowBigint<T[K], Where[K]>
            : T[K];
      }
    : Where extends true | 'all'
      ? number extends T
        ? T | bigint
        : T
      : T;

/** Media types in a range: `image/png` for `image/*`, `application/vnd.example+json` for `application/*+json`. */
export type ConcreteMediaType<ContentType extends string> = ContentType extends '*/*'
  ? `${string}/${string}`
  : ContentType extends `${infer Main}/*`
    ? `${Main}/${string}`
    : ContentType extends `${infer Main}/*+${infer Suffix}`
      ? `${Main}/${string}+${Suffix}`
      : ContentType;

/**
 * One documented response of an operation: a status and its body. `contentType` is required if there are several media
 * types or a range, unless the range is in a union with `undefined`.
 */
export type TypedResponse<
  Code extends number,
  Body = undefined,
  Headers = unknown,
  ContentType extends string | undefined = undefined,
> = {
  readonly status: Code;
  readonly commit?: true;
} & ([Body] extends [undefined] ? { readonly body?: undefined } : { readonly body: Body }) &
  ([ContentType] extends [undefined]
    ? { readonly contentType?: undefined }
    : undefined extends ContentType
      ? { readonly contentType?: ConcreteMediaType<NonNullable<ContentType>> }
      : { readonly contentType: ConcreteMediaType<NonNullable<ContentType>> }) &
  (unknown extends Headers ? { readonly headers?: ResponseHeaders } : { readonly headers: Headers & ResponseHeaders });
