// Seeded pseudorandom number generator (mulberry32).

export interface Random {
  /** Returns an integer from 0 to `count - 1`. */
  below(count: number): number;
  /** Returns true with a probability of 1/`count`. */
  oneIn(count: number): boolean;
  pick<T>(values: readonly [T, ...T[]]): T;
}

/** Creates a generator whose choices depend only on the seed. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (count: number): number => Math.floor(next() * count);
  return { below, oneIn: (times) => below(times) === 0, pick: (values) => values[below(values.length)] ?? values[0] };
}

/** Derives a seed from a string (FNV-1a). */
export function hashSeed(value: string): number {
  let hash = 2166136261;
  for (let index = 0; index < value.length; index++) hash = Math.imul(hash ^ value.charCodeAt(index), 16777619);
  return hash >>> 0;
}
