// Chance that can be repeated: the same seed gives the same choices.

export interface Random {
  /** A whole number from 0 up to, not including, `count`. */
  below(count: number): number;
  /** Whether something happens that happens once in `times`. */
  once(times: number): boolean;
  pick<T>(from: readonly [T, ...T[]]): T;
}

/** Chance from a seed (the generator known as mulberry32). */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (count: number): number => Math.floor(next() * count);
  return { below, once: (times) => below(times) === 0, pick: (from) => from[below(from.length)] ?? from[0] };
}

/** A seed made of a text. */
export function seedOf(text: string): number {
  let hash = 2166136261;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 16777619);
  return hash >>> 0;
}
