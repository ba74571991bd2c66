// Exact decimal arithmetic for `multipleOf`.

/** Whether `value` is an integer multiple of `step`, which is positive. */
export function isMultipleOf(value: number | bigint, step: number): boolean {
  if (typeof value === 'number' && Number.isSafeInteger(value) && Number.isSafeInteger(step)) return value % step === 0;
  const a = toDecimal(value);
  const b = toDecimal(step);
  if (a === undefined || b === undefined) return false;
  const exponent = Math.min(a.exponent, b.exponent);
  return (a.digits * 10n ** BigInt(a.exponent - exponent)) % (b.digits * 10n ** BigInt(b.exponent - exponent)) === 0n;
}

/** Returns the shortest decimal that parses as the number: `digits` × 10^`exponent`. */
function toDecimal(value: number | bigint): { readonly digits: bigint; readonly exponent: number } | undefined {
  if (typeof value === 'bigint') return { digits: value, exponent: 0 };
  const [, whole = '', fraction = '', exponent = '0'] =
    /^-?(\d+)(?:\.(\d+))?(?:e([+-]\d+))?$/.exec(String(value)) ?? [];
  return whole === '' ? undefined : { digits: BigInt(whole + fraction), exponent: Number(exponent) - fraction.length };
}
