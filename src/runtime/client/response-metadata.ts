// Metadata of a response: rate limits, scopes, and deprecation warnings.

import { readArray } from './read-member.ts';

/** State of a rate limit. */
export interface RateLimit {
  /** Number of requests in the window. */
  readonly limit: number;
  readonly remaining: number;
  /** End of the window. */
  readonly reset: Date;
}

/** Names of an API's rate limit headers; `reset` contains seconds since 1970. */
export interface RateLimitNames {
  readonly limit: string;
  readonly remaining: string;
  readonly reset: string;
}

/** Reads the rate limit; `undefined` if a header is missing, empty, or not a number. */
export function parseRateLimit(headers: Headers, names: RateLimitNames): RateLimit | undefined {
  const [limit, remaining, reset] = [names.limit, names.remaining, names.reset].map((name) =>
    Number(headers.get(name) || NaN),
  ) as [number, number, number];
  return Number.isNaN(limit + remaining + reset) ? undefined : { limit, remaining, reset: new Date(reset * 1000) };
}

/** Reads scopes separated by spaces or commas; `undefined` if the header is missing. */
export function parseScopes(headers: Headers, name: string): readonly string[] | undefined {
  return headers
    .get(name)
    ?.split(/[\s,]+/)
    .filter((scope) => scope !== '');
}

/** Reads the warnings for a deprecated operation; empty if the response has a different status. */
export function readWarnings(
  result: object,
  names: { readonly status: number; readonly warnings: string },
): readonly unknown[] {
  const { status, data } = result as { readonly status?: unknown; readonly data?: unknown };
  return status === names.status ? readArray(data, names.warnings) : [];
}
