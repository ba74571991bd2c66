// Failures on request: how often an operation is to fail, as if it were broken.

import type { Rates } from '../rates/rates.ts';

export interface Failures {
  /** From now on the next so many requests for the operation fail. */
  set(operation: string, times: number): void;
  /** How many are left, by operation. */
  left(): Readonly<Record<string, number>>;
  /** The same rates; where a failure is due, asking them throws. */
  within(rates: Rates): Rates;
}

/** None at the beginning. */
export function createFailures(): Failures {
  const left = new Map<string, number>();
  return {
    set(operation, times) {
      if (times > 0) left.set(operation, times);
      else left.delete(operation);
    },
    left: () => Object.fromEntries(left),
    within: (rates) => ({
      ...rates,
      verdict(query) {
        const times = left.get(query.operation);
        if (times === undefined) return rates.verdict(query);
        if (times > 1) left.set(query.operation, times - 1);
        else left.delete(query.operation);
        return Promise.reject(new Error(`${query.operation} fails because the control plane was asked for that`));
      },
    }),
  };
}
