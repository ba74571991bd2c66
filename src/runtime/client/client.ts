// What calls are made through: where the interface is, who calls, and how a request is sent.

import { authorized, type TokenSource } from './bearer-token.ts';
import type { Judging } from './validate-messages.ts';
import { fetching, type Hooks } from './fetch-with-timeout.ts';
import type { Operation } from './operation-descriptor.ts';
import { retrying, type RetryOptions } from './retry.ts';

/** A request on its way. What stands between a call and fetch may change it. */
export interface Sending {
  readonly url: string;
  readonly init: RequestInit & { readonly method: string; readonly headers: Headers };
  readonly operation: Operation;
  /** Which attempt it is, where it is not the first: 2, 3 and so on. */
  readonly attempt?: number;
}

/** Sends a request, and answers what the server says to it. */
export type Send = (sending: Sending) => Promise<Response>;

/** As much of fetch as the client needs. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** What a client can be told, whatever its interface. */
export interface CommonOptions {
  /** A bearer token, or what gives one for each request; it is not sent where an operation takes no credentials. */
  readonly token?: string | TokenSource | undefined;
  /** Headers of every request. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Used instead of the global fetch. */
  readonly fetch?: Fetch | undefined;
  /** How requests are repeated; `false` for never. */
  readonly retry?: RetryOptions | false | undefined;
  /** Milliseconds that an attempt may take, until its answer is read, or begins where that is a stream. Without it, there is no limit. */
  readonly timeout?: number | undefined;
  /**
   * Bytes of a response body that are read into memory, after decompression. A call whose response has more throws a
   * ConnectionError with a RangeError as its `cause`. Streams, which the caller reads, have no limit.
   *
   * @default 104857600
   */
  readonly maxResponseSize?: number | undefined;
  /** Told of every attempt: for logging and tracing. */
  readonly hooks?: Hooks | undefined;
  /** Judges bodies before they are sent, and answers: `validating(operationChecks)`. */
  readonly validate?: Judging | undefined;
  /** Stands between every call and all that is above: what it is given has no token yet, and what it answers is not repeated. */
  readonly intercept?: ((send: Send) => Send) | undefined;
}

/** A common option, and where the servers are. */
export interface Settings extends CommonOptions {
  readonly baseUrl: string;
  /** Other places for servers of single operations, by the URL in the document. */
  readonly servers?: Readonly<Record<string, string | undefined>> | undefined;
}

/** The first argument of every call. What it is made of is no concern of its users. */
export interface Client {
  readonly $connection: Settings & { readonly send: Send };
}

/** A client with these settings. */
export function connect(settings: Settings): Client {
  const { fetch, timeout, hooks = {}, retry = {}, token, intercept } = settings;
  const sent = fetching(fetch, timeout, hooks);
  const repeated = retry === false ? sent : retrying(sent, retry);
  const known = token === undefined ? repeated : authorized(repeated, token);
  return { $connection: { ...settings, send: intercept ? intercept(known) : known } };
}
