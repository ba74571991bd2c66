// What a handler is given and what it answers, before the document makes it precise.

import type { Identity } from './host.js';
import type { ServiceRequest } from './http.js';

/** What every handler is given. */
export interface HandlerRequest<Tx, Caller = unknown> {
  /** The unit of work that the whole request is. */
  readonly tx: Tx;
  readonly now: Date;
  /** Who acts, as rules see them. */
  readonly caller: Caller;
  /** Who acts, as the host knows them; undefined without a token. */
  readonly identity: Identity | undefined;
  readonly path: unknown;
  readonly query: unknown;
  readonly headers: unknown;
  readonly cookies: unknown;
  /** Without members that are not the document's own, with defaults, rounded. */
  readonly body: unknown;
  /** The body's media type as the document names it, be it a range (`image/*`) or with parameters; what was sent is the `content-type` in `request.headers`. */
  readonly mediaType: string | undefined;
  /** What the path names, as stored. */
  readonly resource: unknown;
  /** For an update: the resource with the body merged into it. */
  readonly merged: unknown;
  /** As it came. */
  readonly request: ServiceRequest;
}

/** The text of a header; undefined: it is left out. */
export type HeaderValue = string | number | boolean | undefined;

export interface ResponseHeaders {
  readonly [name: string]: HeaderValue;
}

/** What a handler answers. An answer of 400 or more undoes the unit of work, unless it is kept. */
export interface HandlerResponse {
  readonly status: number;
  readonly headers?: ResponseHeaders | undefined;
  /** Needed where the document has several for the status, or a range such as `image/*`. */
  readonly contentType?: string | undefined;
  readonly body?: unknown;
  /** True: what was done stays done although the answer is an error. */
  readonly keep?: true | undefined;
}

/** Members that are always there, since their default is. */
export type WithDefaults<T, Name extends PropertyKey> = T extends object
  ? T & { readonly [K in Name & keyof T]-?: Exclude<T[K], undefined> }
  : T;

/** A form whose members of these names are files: bytes where the part has the name of a file, else text. */
export type WithFiles<T, Name extends PropertyKey> = {
  readonly [K in keyof T]: K extends Name
    ?
        | (T[K] extends readonly unknown[] | undefined
            ? string | Uint8Array | readonly (string | Uint8Array)[]
            : string | Uint8Array)
        | Extract<T[K], undefined>
    : T[K];
};

/** A form whose numbers are read from text, and so exact, as bigints where no number is: `true` for a member that is a number or a list of such, `'all'` for one in which all are, or those in it by name. `Others`: the same of members that it does not name. */
export type WithBigints<T, Members, Others = false> = {
  readonly [K in keyof T]: string extends K
    ? Exact<T[K], Others>
    : K extends keyof Members
      ? Exact<T[K], Members[K]>
      : T[K];
};
type Exact<T, Where> = T extends readonly unknown[]
  ? { readonly [K in keyof T]: Exact<T[K], Where> }
  : T extends object
    ? {
        readonly [K in keyof T]: Where extends 'all'
          ? Exact<T[K], 'all'>
          : K extends keyof Where
            ? Exact<T[K], Where[K]>
            : T[K];
      }
    : Where extends true | 'all'
      ? number extends T
        ? T | bigint
        : T
      : T;

/** A media type that is sent: any of a range, `image/png` of `image/*`, `application/vnd.own+json` of `application/*+json`. */
export type Sent<ContentType extends string> = ContentType extends '*/*'
  ? `${string}/${string}`
  : ContentType extends `${infer Main}/*`
    ? `${Main}/${string}`
    : ContentType extends `${infer Main}/*+${infer Suffix}`
      ? `${Main}/${string}+${Suffix}`
      : ContentType;

/** One of the answers that an operation has by the document: a status, and the body that belongs to it. Its media type need be said where it is one of several or of a range, unless the range has `| undefined` beside it. */
export type Answer<
  Code extends number,
  Body = undefined,
  Headers = unknown,
  ContentType extends string | undefined = undefined,
> = {
  readonly status: Code;
  readonly keep?: true;
} & ([Body] extends [undefined] ? { readonly body?: undefined } : { readonly body: Body }) &
  ([ContentType] extends [undefined]
    ? { readonly contentType?: undefined }
    : undefined extends ContentType
      ? { readonly contentType?: Sent<NonNullable<ContentType>> }
      : { readonly contentType: Sent<NonNullable<ContentType>> }) &
  (unknown extends Headers ? { readonly headers?: ResponseHeaders } : { readonly headers: Headers & ResponseHeaders });
