// Base client, which sends the requests of operation functions, and its options.

import { type Client, type CommonOptions, createRuntimeClient } from './runtime.js';

/** Options of a client. */
export interface ClientOptions extends CommonOptions {
  /**
   * URL of the server.
   *
   * @default "https://api.example.com"
   */
  readonly baseUrl?: string | undefined;
  /** Replacements for servers of individual operations, by the URL in the document. */
  readonly servers?: {
    readonly 'https://login.example.com'?: string;
  };
}

/** Creates a client for operation functions that are imported individually. */
export function createBaseClient(options: ClientOptions = {}): Client {
  return createRuntimeClient({ ...options, baseUrl: options.baseUrl ?? 'https://api.example.com' });
}
