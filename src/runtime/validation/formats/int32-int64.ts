// The formats `int32` and `int64`.

/** Whether a number is a signed 32-bit integer. */
export function isInt32(value: number | bigint): boolean {
  return (typeof value === 'bigint' || Number.isInteger(value)) && value >= -2147483648 && value <= 2147483647;
}

/** Whether a number is a signed 64-bit integer. As a double, the largest is 2^63, which is therefore accepted. */
export function isInt64(value: number | bigint): boolean {
  if (typeof value === 'bigint') return value >= -(2n ** 63n) && value < 2n ** 63n;
  return Number.isInteger(value) && value >= -(2 ** 63) && value <= 2 ** 63;
}
