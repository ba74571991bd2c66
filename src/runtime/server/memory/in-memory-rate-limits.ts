// In-memory rate limits, with a fixed window for each operation and key.

import type { RateLimit, RateQuery, RateVerdict } from '../host.ts';

export type RateCounter = (query: RateQuery) => RateVerdict;

/**
 * Creates a counter of the operation's limits, or of the fallback. Of several limits, the result is that with the
 * fewest remaining requests.
 */
export function countRates(
  fallback: { readonly requests: number; readonly seconds: number },
  now: () => Date,
): RateCounter {
  const windows = new Map<string, { count: number; readonly reset: number }>();
  const count = (key: string, { requests, seconds }: Pick<RateLimit, 'requests' | 'seconds'>): RateVerdict => {
    const time = now().getTime() / 1000;
    const known = windows.get(key);
    const window = known && known.reset > time ? known : { count: 0, reset: Math.ceil(time + seconds) };
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
    const [first = count(`${operation} ${key}`, fallback), ...others] = limits.map((limit) =>
      count(`${operation} ${limit.id} ${key}`, limit),
    );
    return others.reduce(
      (least, each) => ((each.allowed ? each.remaining : -1) < (least.allowed ? least.remaining : -1) ? each : least),
      first,
    );
  };
}
