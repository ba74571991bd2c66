// Where the API is, and a client for the functions of the tags.

import { createRuntimeClient, type Client, type CommonOptions } from './runtime/client/client.js';

/** What a client can be told. */
export interface ClientOptions extends CommonOptions {
  /**
   * Where the API is.
   *
   * @default "https://api.example.com"
   */
  readonly baseUrl?: string | undefined;
  /** Other places for the servers that only some operations have. */
  readonly servers?: {
    readonly 'https://login.example.com'?: string;
  };
}

/** A client for the functions of the tags, each imported by its name. */
export function createBaseClient(options: ClientOptions = {}): Client {
  return createRuntimeClient({ ...options, baseUrl: options.baseUrl ?? 'https://api.example.com' });
}
