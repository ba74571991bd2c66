// What the headers of an answer tell beside its body: how often one may still call.

import { membersIn } from './read-member.ts';

/** What is left of a rate limit. */
export interface RateLimit {
  /** Requests in the window. */
  readonly limit: number;
  readonly remaining: number;
  /** When the window ends. */
  readonly reset: Date;
}

/** The headers that an interface tells its rate limits by; the last holds seconds since 1970. */
export interface RateLimitNames {
  readonly limit: string;
  readonly remaining: string;
  readonly reset: string;
}

/** `undefined` if a header is missing, empty, or not a number. */
export function rateLimitIn(headers: Headers, names: RateLimitNames): RateLimit | undefined {
  const [limit, remaining, reset] = [names.limit, names.remaining, names.reset].map((name) =>
    Number(headers.get(name) || NaN),
  ) as [number, number, number];
  return Number.isNaN(limit + remaining + reset) ? undefined : { limit, remaining, reset: new Date(reset * 1000) };
}

/** The scopes of a header, whichever way they are separated; undefined where it is not there. */
export function scopesIn(headers: Headers, name: string): readonly string[] | undefined {
  return headers
    .get(name)
    ?.split(/[\s,]+/)
    .filter((scope) => scope !== '');
}

/** What a deprecated operation says of itself; empty where the answer is from another. */
export function warningsIn(
  answer: object,
  names: { readonly status: number; readonly warnings: string },
): readonly unknown[] {
  const { status, data } = answer as { readonly status?: unknown; readonly data?: unknown };
  return status === names.status ? membersIn(data, names.warnings) : [];
}
