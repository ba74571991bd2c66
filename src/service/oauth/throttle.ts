// How often somebody may try to log in.

import type { Rates } from '../rates/rates.ts';

/** Attempts within so many seconds: of one address for one user, of one address, and for one user from anywhere. */
const limits = {
  pair: { requests: 10, seconds: 300 },
  address: { requests: 100, seconds: 300 },
  user: { requests: 100, seconds: 3600 },
} as const;

/** Counts an attempt; how many seconds to wait, or undefined where it may be made. */
export type Throttle = (username: string, address: string) => Promise<number | undefined>;

/** Counts where the service counts requests: all its processes together. `--rate-limit off` does not let passwords be guessed. */
export function createThrottle({ count }: Pick<Rates, 'count'>, now: () => Date): Throttle {
  const wait = async (kind: keyof typeof limits, of: string): Promise<number> => {
    const { allowed, reset } = await count(`log in ${kind} ${of}`, limits[kind]);
    return allowed ? 0 : Math.max(1, Math.ceil(reset - now().getTime() / 1000));
  };
  return async (username, address) => {
    // Quoted, since a name may hold anything that a form can.
    const user = JSON.stringify(username.slice(0, 64).toLowerCase());
    const longest = Math.max(await wait('pair', `${user} ${address}`), await wait('address', address), await wait('user', user));
    return longest > 0 ? longest : undefined;
  };
}
