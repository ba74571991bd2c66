// The client: its options, and the middleware that sends its requests.

import { withBearerToken, type TokenSource } from './bearer-token.ts';
import type { MessageValidator } from './validate-messages.ts';
import { createFetchSend, type Hooks } from './fetch-with-hooks-and-timeout.ts';
import type { OperationDescriptor } from './operation-descriptor.ts';
import { withRetry, type RetryOptions } from './retry.ts';

/** A request before it is sent. Middleware may change it. */
export interface OutgoingRequest {
  readonly url: string;
  readonly init: RequestInit & { readonly method: string; readonly headers: Headers };
  readonly operation: OperationDescriptor;
  /** Number of the attempt, if it is not the first: 2, 3, and so on. */
  readonly attempt?: number;
}

/** Sends a request and resolves to the response. */
export type Send = (request: OutgoingRequest) => Promise<Response>;

/** The part of fetch that the client needs. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** Options for all clients, regardless of their API. */
export interface CommonOptions {
  /**
   * Bearer token, or a function that returns one for each request. It is not sent if an operation accepts no
   * credentials.
   */
  readonly token?: string | TokenSource | undefined;
  /** Headers for every request. */
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
  /** Callbacks for each attempt, for logging and tracing. */
  readonly hooks?: Hooks | undefined;
  /** Validates request bodies and responses: `createMessageValidator(operationChecks)`. */
  readonly validate?: MessageValidator | undefined;
  /** Middleware around authentication, retries, and hooks, but not around validation: its requests have no token yet, and its responses are final. */
  readonly intercept?: ((send: Send) => Send) | undefined;
}

/** Options for a client, including its server URLs. */
export interface ClientSettings extends CommonOptions {
  readonly baseUrl: string;
  /** Replacements for the servers of individual operations, by the URL in the document. */
  readonly servers?: Readonly<Record<string, string | undefined>> | undefined;
}

/** A client, the first argument of every call. Its properties are internal. */
export interface Client {
  readonly $connection: ClientSettings & { readonly send: Send };
}

/** Creates a client from its settings. */
export function createRuntimeClient(settings: ClientSettings): Client {
  const { fetch, timeout, hooks = {}, retry = {}, token, intercept } = settings;
  const fetchSend = createFetchSend(fetch, timeout, hooks);
  const retryingSend = retry === false ? fetchSend : withRetry(fetchSend, retry);
  const authorizedSend = token === undefined ? retryingSend : withBearerToken(retryingSend, token);
  return { $connection: { ...settings, send: intercept ? intercept(authorizedSend) : authorizedSend } };
}
