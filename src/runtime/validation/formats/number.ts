// Ranges of whole numbers.

/** A whole number of 32 bits with a sign. */
export function isInt32(value: number | bigint): boolean {
  return (typeof value === 'bigint' || Number.isInteger(value)) && value >= -2147483648 && value <= 2147483647;
}

/** A whole number of 64 bits with a sign, as far as a double can tell. */
export function isInt64(value: number | bigint): boolean {
  return (typeof value === 'bigint' || Number.isInteger(value)) && value >= -(2n ** 63n) && value < 2n ** 63n;
}
