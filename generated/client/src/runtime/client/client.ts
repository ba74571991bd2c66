// What calls are made through: where the interface is, who calls, and how a request is sent.

import type { Operation } from './operation.js';

/** A request on its way. What stands between a call and fetch may change it. */
export interface Sending {
  readonly url: string;
  readonly init: RequestInit & { readonly method: string; readonly headers: Headers };
  readonly operation: Operation;
}

/** Sends a request, and answers what the server says to it. */
export type Send = (sending: Sending) => Promise<Response>;

/** As much of fetch as the client needs. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** What a client can be told, whatever its interface. */
export interface CommonOptions {
  /** A bearer token, or what gives one for each request; it is not sent where an operation takes no credentials. */
  readonly token?: string | (() => string | undefined | Promise<string | undefined>) | undefined;
  /** Headers of every request. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Used instead of the global fetch. */
  readonly fetch?: Fetch | undefined;
  /** Stands between every call and fetch: for retries, logging, tracing. */
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
  const { fetch: own, intercept } = settings;
  // Looked up at each call, so that a page or a test may replace it.
  const send: Send = ({ url, init }) => (own ?? globalThis.fetch)(url, init);
  return { $connection: { ...settings, send: intercept ? intercept(send) : send } };
}
