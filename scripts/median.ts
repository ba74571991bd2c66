// The middle one of some measurements, which a few disturbed ones do not move.

/** The upper of two middle ones; not a number where there is none. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
