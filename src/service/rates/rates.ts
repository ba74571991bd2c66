// How often an operation may be called: fixed windows, counted for each operation and token or address.

import type { RateQuery, RateVerdict } from '@cloud-api/server';

/** So many requests within so many seconds. */
export interface Rate {
  readonly requests: number;
  readonly seconds: number;
}

/** A rate; `off`: nothing is refused. */
export type RateSetting = Rate | 'off';

export interface WindowStore {
  /**
   * One count more in the window of a key that ends at `reset`; answers how many there are now. Exact, however many count
   * at once. Windows that have ended by `now` are removed. Times in epoch seconds.
   */
  increase(key: string, reset: number, now: number): Promise<number> | number;
  close?(): Promise<void>;
}

export interface Rates {
  readonly verdict: (query: RateQuery) => Promise<RateVerdict> | RateVerdict;
  close(): Promise<void>;
}

/** What the interface leaves open: 400 requests a minute (decisions: 35). */
export const usualRate: Rate = { requests: 400, seconds: 60 };

/** The highest number that every reader of the headers can hold. */
const endless = 2_147_483_647;

/** Counts in a store, by the limits that an operation states itself, else by the one given. Of several the one with the least left answers. */
export function createRates(store: WindowStore, setting: RateSetting, now: () => Date): Rates {
  const count = (key: string, { requests, seconds }: Rate): Promise<RateVerdict> | RateVerdict => {
    // Windows begin at multiples of their length, so that all processes agree on them without asking each other.
    const time = now().getTime() / 1000;
    const reset = (Math.floor(time / seconds) + 1) * seconds;
    const counted = store.increase(key, reset, time);
    const judge = (count: number): RateVerdict => ({
      allowed: count <= requests,
      limit: requests,
      remaining: Math.max(0, requests - count),
      reset,
    });
    return typeof counted === 'number' ? judge(counted) : counted.then(judge);
  };
  return {
    verdict({ operation, key, limits }) {
      if (setting === 'off')
        return { allowed: true, limit: endless, remaining: endless, reset: Math.floor(now().getTime() / 1000) + 60 };
      if (limits.length === 0) return count(`${operation} ${key}`, setting);
      return countAll(limits.map((limit) => count(`${operation} ${limit.id} ${key}`, limit)));
    },
    close: async () => store.close?.(),
  };
}

/** The one with the least left. */
async function countAll(counts: readonly (Promise<RateVerdict> | RateVerdict)[]): Promise<RateVerdict> {
  const verdicts = await Promise.all(counts.map(async (count) => count));
  return verdicts.reduce((least, each) => (left(each) < left(least) ? each : least));
}

function left({ allowed, remaining }: RateVerdict): number {
  return allowed ? remaining : -1;
}
