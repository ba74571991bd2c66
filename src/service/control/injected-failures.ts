// Fault injection: operations that fail on request.

import type { RateLimiter } from '../rates/rate-limiter.ts';

export interface Failures {
  /** Makes the next `times` requests for the operation fail. */
  set(operation: string, times: number): void;
  /** Remaining failures by operation. */
  remaining(): Readonly<Record<string, number>>;
  /** Wraps the rate limiter, which throws if a failure is due. */
  wrap(rates: RateLimiter): RateLimiter;
}

/** Creates an empty set of failures. */
export function createFailures(): Failures {
  const left = new Map<string, number>();
  return {
    set(operation, times) {
      if (times > 0) left.set(operation, times);
      else left.delete(operation);
    },
    remaining: () => Object.fromEntries(left),
    wrap: (rates) => ({
      ...rates,
      check(query) {
        const times = left.get(query.operation);
        if (times === undefined) return rates.check(query);
        if (times > 1) left.set(query.operation, times - 1);
        else left.delete(query.operation);
        return Promise.reject(new Error(`${query.operation} fails: injected by the control plane`));
      },
    }),
  };
}
