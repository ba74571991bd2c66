// In-memory rate limits, with a fixed window for each operation and key.

import type { RateLimit, RateLimitQuery, RateLimitResult } from '../host.js';

export type RateCounter = (query: RateLimitQuery) => RateLimitResult;

/**
 * Creates a counter of the operation's limits, or of the fallback. If there are several limits, returns the
 * result with the fewest remaining requests.
 */
export function createRateCounter(
  fallback: { readonly requests: number; readonly seconds: number },
  now: () => Date,
): RateCounter {
  const windows = new Map<string, { count: number; readonly reset: number }>();
  const count = (key: string, { requests, seconds }: Pick<RateLimit, 'requests' | 'seconds'>): RateLimitResult => {
    const time = now().getTime() / 1000;
    const existing = windows.get(key);
    const window = existing && existing.reset > time ? existing : { count: 0, reset: Math.ceil(time + seconds) };
    window.count++;
    windows.set(key, window);
    return {
      allowed: window.count <= requests,
      limit: requests,
      remaining: Math.max(0, requests - window.count),
      reset: window.reset,
    };
  };
  return ({ operation, key, limits }) => {
    const [first = count(`${operation} ${key}`, fallback), ...rest] = limits.map((limit) =>
      count(`${operation} ${limit.id} ${key}`, limit),
    );
    return rest.reduce(
      (strictest, result) =>
        (result.allowed ? result.remaining : -1) < (strictest.allowed ? strictest.remaining : -1) ? result : strictest,
      first,
    );
  };
}
