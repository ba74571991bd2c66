// Client: its options, and the middleware that sends requests.

import { authorized, type TokenSource } from './bearer-token.ts';
import type { Judging } from './validate-messages.ts';
import { fetching, type Hooks } from './fetch-with-timeout.ts';
import type { Operation } from './operation-descriptor.ts';
import { retrying, type RetryOptions } from './retry.ts';

/** A request before it is sent. Middleware may change it. */
export interface Sending {
  readonly url: string;
  readonly init: RequestInit & { readonly method: string; readonly headers: Headers };
  readonly operation: Operation;
  /** Number of the attempt, if it is not the first: 2, 3 and so on. */
  readonly attempt?: number;
}

/** Sends a request and resolves to the response. */
export type Send = (sending: Sending) => Promise<Response>;

/** The part of fetch that the client needs. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** Options of every client, whatever its API. */
export interface CommonOptions {
  /**
   * Bearer token, or a function that returns one for each request. It is not sent if an operation takes no credentials.
   */
  readonly token?: string | TokenSource | undefined;
  /** Headers of every request. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Used instead of the global fetch. */
  readonly fetch?: Fetch | undefined;
  /** When and how often requests are retried; `false` disables retries. */
  readonly retry?: RetryOptions | false | undefined;
  /**
   * Timeout of each attempt in milliseconds: until its response is read, or has begun if it is a stream.
   *
   * @default no timeout
   */
  readonly timeout?: number | undefined;
  /**
   * Maximum size of a response body in bytes, after decompression. A call throws a `ConnectionError` with a
   * `RangeError` as its `cause` if the response is larger. Streams, which the caller reads, have no limit.
   *
   * @default 104857600
   */
  readonly maxResponseSize?: number | undefined;
  /** Callbacks for each attempt: for logging and tracing. */
  readonly hooks?: Hooks | undefined;
  /** Validates request bodies and responses: `createMessageValidator(operationChecks)`. */
  readonly validate?: Judging | undefined;
  /** Middleware around all of the above: its requests have no token yet, and its responses are not retried. */
  readonly intercept?: ((send: Send) => Send) | undefined;
}

/** Options of a client, including its server URLs. */
export interface Settings extends CommonOptions {
  readonly baseUrl: string;
  /** Replacements for servers of single operations, by the URL in the document. */
  readonly servers?: Readonly<Record<string, string | undefined>> | undefined;
}

/** A client, the first argument of every call. Its properties are internal. */
export interface Client {
  readonly $connection: Settings & { readonly send: Send };
}

/** Creates a client with these settings. */
export function connect(settings: Settings): Client {
  const { fetch, timeout, hooks = {}, retry = {}, token, intercept } = settings;
  const sent = fetching(fetch, timeout, hooks);
  const repeated = retry === false ? sent : retrying(sent, retry);
  const known = token === undefined ? repeated : authorized(repeated, token);
  return { $connection: { ...settings, send: intercept ? intercept(known) : known } };
}
