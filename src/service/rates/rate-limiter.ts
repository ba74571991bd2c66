// Rate limiting with fixed windows, per operation and token or address.

import type { RateLimitQuery, RateLimitResult } from '@cloud-api/server';

/** A maximum number of requests per time window. */
export interface Rate {
  readonly requests: number;
  readonly seconds: number;
}

/** A rate, or `off` for no limit. */
export type RateSetting = Rate | 'off';

export interface WindowStore {
  /**
   * Increments the counter of the window that ends at `reset` and returns it. Concurrent increments are counted
   * exactly. Windows that ended by `now` are removed. Times are epoch seconds.
   */
  increment(key: string, reset: number, now: number): Promise<number> | number;
  close?(): Promise<void>;
}

export interface RateLimiter {
  readonly check: (query: RateLimitQuery) => Promise<RateLimitResult> | RateLimitResult;
  close(): Promise<void>;
}

/** The default rate, which the API does not specify (decisions: 35). */
export const defaultRate: Rate = { requests: 400, seconds: 60 };

/** The maximum 32-bit integer, which every client can parse. */
const unlimited = 2_147_483_647;

/**
 * Creates a rate limiter. An operation's own limits take precedence over the default. Of several limits, the one with
 * the fewest remaining requests is reported.
 */
export function createRateLimiter(store: WindowStore, defaultSetting: RateSetting, now: () => Date): RateLimiter {
  const count = (key: string, { requests, seconds }: Rate): Promise<RateLimitResult> | RateLimitResult => {
    // Windows begin at multiples of their length, so that all processes agree without communication.
    const time = now().getTime() / 1000;
    const reset = (Math.floor(time / seconds) + 1) * seconds;
    const newCount = store.increment(key, reset, time);
    const toResult = (count: number): RateLimitResult => ({
      allowed: count <= requests,
      limit: requests,
      remaining: Math.max(0, requests - count),
      reset,
    });
    return typeof newCount === 'number' ? toResult(newCount) : newCount.then(toResult);
  };
  return {
    check({ operation, key, limits }) {
      if (defaultSetting === 'off')
        return {
          allowed: true,
          limit: unlimited,
          remaining: unlimited,
          reset: Math.floor(now().getTime() / 1000) + 60,
        };
      if (limits.length === 0) return count(`${operation} ${key}`, defaultSetting);
      return countAll(limits.map((limit) => count(`${operation} ${limit.id} ${key}`, limit)));
    },
    close: async () => store.close?.(),
  };
}

/** Returns the result with the fewest remaining requests. */
async function countAll(counts: readonly (Promise<RateLimitResult> | RateLimitResult)[]): Promise<RateLimitResult> {
  const results = await Promise.all(counts.map(async (count) => count));
  return results.reduce((least, result) => (remainingRequests(result) < remainingRequests(least) ? result : least));
}

function remainingRequests({ allowed, remaining }: RateLimitResult): number {
  return allowed ? remaining : -1;
}
