// What a handler is given and what it answers, before the document makes it precise.

import type { Identity } from './host.ts';
import type { ServiceRequest } from './http.ts';

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
  /** The body's media type, without parameters. */
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
export type WithDefaults<T, Name extends PropertyKey> = T extends object ? T & { readonly [K in Name & keyof T]-?: Exclude<T[K], undefined> } : T;

/** A form whose members of these names are files: bytes where the part has the name of a file, else text. */
export type WithFiles<T, Name extends PropertyKey> = { readonly [K in keyof T]: K extends Name ? (T[K] extends readonly unknown[] | undefined ? string | Uint8Array | readonly (string | Uint8Array)[] : string | Uint8Array) | Extract<T[K], undefined> : T[K] };

/** A form whose members of these names are numbers, or lists of such: they are read from text, and so exact, as bigints where no number is. */
export type WithBigints<T, Name extends PropertyKey> = { readonly [K in keyof T]: K extends Name ? Exact<T[K]> : T[K] };
type Exact<T> = T extends readonly (infer Item)[] ? readonly Exact<Item>[] : number extends T ? T | bigint : T;

/** A media type that is sent: any of a range, `image/png` of `image/*`. */
export type Sent<ContentType extends string> = ContentType extends '*/*' ? `${string}/${string}` : ContentType extends `${infer Main}/*` ? `${Main}/${string}` : ContentType;

/** One of the answers that an operation has by the document: a status, and the body that belongs to it. Its media type need be said where it is one of several or of a range, unless the range has `| undefined` beside it. */
export type Answer<Code extends number, Body = undefined, Headers = unknown, ContentType extends string | undefined = undefined> = {
  readonly status: Code;
  readonly keep?: true;
} & ([Body] extends [undefined] ? { readonly body?: undefined } : { readonly body: Body }) &
  ([ContentType] extends [undefined] ? { readonly contentType?: undefined } : undefined extends ContentType ? { readonly contentType?: Sent<NonNullable<ContentType>> } : { readonly contentType: Sent<NonNullable<ContentType>> }) &
  (unknown extends Headers ? { readonly headers?: ResponseHeaders } : { readonly headers: Headers & ResponseHeaders });
