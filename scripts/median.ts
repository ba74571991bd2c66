// Median of measurements, which is robust against outliers.

/** Returns the median (the upper one of two); `NaN` if there are no values. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
