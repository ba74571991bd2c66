// Fault injection for operations.

import type { RateLimiter } from '../rates/rate-limiter.ts';

export interface Failures {
  /** Makes the next `times` requests for the operation fail. */
  set(operation: string, times: number): void;
  /** Returns the remaining failures by operation. */
  remaining(): Readonly<Record<string, number>>;
  /** Wraps the rate limiter so that requests with an injected failure fail. */
  wrap(rateLimiter: RateLimiter): RateLimiter;
}

/** Creates an empty set of failures. */
export function createFailures(): Failures {
  const remainingTimes = new Map<string, number>();
  return {
    set(operation, times) {
      if (times > 0) remainingTimes.set(operation, times);
      else remainingTimes.delete(operation);
    },
    remaining: () => Object.fromEntries(remainingTimes),
    wrap: (rateLimiter) => ({
      ...rateLimiter,
      check(query) {
        const times = remainingTimes.get(query.operation);
        if (times === undefined) return rateLimiter.check(query);
        if (times > 1) remainingTimes.set(query.operation, times - 1);
        else remainingTimes.delete(query.operation);
        return Promise.reject(new Error(`${query.operation} fails: injected by the control plane`));
      },
    }),
  };
}
