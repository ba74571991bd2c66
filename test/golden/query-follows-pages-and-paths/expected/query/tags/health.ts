// Queries and mutations of the tag "health".

import type { CallOptions, Client } from '../../client/index.js';
import { ping, type PingResult, reset, type ResetResult } from '../../client/tags/health.js';
import {
  type DataKey,
  fetchData,
  type KeyFunction,
  type MutationOptionsOf,
  type QueryOptionsOf,
} from '../options.js';
import { createKey } from '../runtime.js';

/** Key of `pingOptions`; without a request, the prefix of all its keys. */
export const pingKey: KeyFunction<CallOptions, PingResult> = (request?: CallOptions) =>
  createKey(['pet-store', 'health', 'ping'], request) as DataKey<PingResult>;

/** `GET /ping` */
export function pingOptions(client: Client, request?: CallOptions): QueryOptionsOf<PingResult> {
  return {
    queryKey: pingKey(request ?? {}),
    queryFn: ({ signal } = {}) =>
      fetchData(ping(client, { ...request, ...(signal && { signal }) })),
  };
}

/** `POST /reset` */
export function resetMutation(client: Client): MutationOptionsOf<CallOptions | void, ResetResult> {
  return {
    mutationKey: ['pet-store', 'health', 'reset'],
    mutationFn: (request) => fetchData(reset(client, request ?? {})),
    affects: () => [['pet-store', 'health']],
  };
}
