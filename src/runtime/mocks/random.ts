// Seeded pseudorandom numbers: the generator mulberry32.

/** Source of variation: returns an integer that is at least 0 and less than `count`. */
export type Random = (count: number) => number;

/** Creates a source of variation from a seed. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  return (count) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let bits = Math.imul(state ^ (state >>> 15), 1 | state);
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
    return ((bits ^ (bits >>> 14)) >>> 0) % count;
  };
}

/** Returns one of the values; `undefined` if there is none. */
export function pickRandom<Value>(values: readonly Value[], random: Random): Value | undefined {
  return values.length === 0 ? undefined : values[random(values.length)];
}
