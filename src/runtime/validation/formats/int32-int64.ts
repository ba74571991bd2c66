// Ranges of whole numbers.

/** A whole number of 32 bits with a sign. */
export function isInt32(value: number | bigint): boolean {
  return (typeof value === 'bigint' || Number.isInteger(value)) && value >= -2147483648 && value <= 2147483647;
}

/** A whole number of 64 bits with a sign. The largest is read as the double beside it, 2^63, which therefore counts. */
export function isInt64(value: number | bigint): boolean {
  if (typeof value === 'bigint') return value >= -(2n ** 63n) && value < 2n ** 63n;
  return Number.isInteger(value) && value >= -(2 ** 63) && value <= 2 ** 63;
}
