// Fault injection: operations that fail on request.

import type { RateLimiter } from '../rates/rate-limiter.ts';

export interface Failures {
  /** Makes the next `times` requests for the operation fail. */
  set(operation: string, times: number): void;
  /** Returns the remaining failures by operation. */
  remaining(): Readonly<Record<string, number>>;
  /** Wraps the rate limiter, so that it rejects requests for which a failure is due. */
  wrap(rates: RateLimiter): RateLimiter;
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
    wrap: (rates) => ({
      ...rates,
      check(query) {
        const times = remainingTimes.get(query.operation);
        if (times === undefined) return rates.check(query);
        if (times > 1) remainingTimes.set(query.operation, times - 1);
        else remainingTimes.delete(query.operation);
        return Promise.reject(new Error(`${query.operation} fails: injected by the control plane`));
      },
    }),
  };
}
