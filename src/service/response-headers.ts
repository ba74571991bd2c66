// The headers of every response (spec: response headers).

import { LRUCache } from 'lru-cache';
import type { ResponseContext, CommonHeaders } from '@cloud-api/server';
import { requirePrincipal } from './host/principal.ts';

/** Constant headers, which the pipeline prepares once. */
const constantHeaders: CommonHeaders = Object.freeze({
  'Cache-Control': 'private, max-age=0, no-store',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Strict-Transport-Security': 'max-age=31536000',
  Vary: 'Authorization, X-Filter',
});

/** The headers of recently active accounts. */
const headersByAccount = new LRUCache<string, CommonHeaders>({ max: 10_000 });

/** Returns the common headers, with the account's UUID for a valid token. */
export function responseHeaders({ identity }: Pick<ResponseContext, 'identity'>): CommonHeaders {
  return identity ? accountHeaders(requirePrincipal(identity).account) : constantHeaders;
}

function accountHeaders(account: string): CommonHeaders {
  const cached = headersByAccount.get(account);
  if (cached) return cached;
  const headers: CommonHeaders = Object.freeze({ ...constantHeaders, 'X-Customer-UUID': account });
  headersByAccount.set(account, headers);
  return headers;
}
