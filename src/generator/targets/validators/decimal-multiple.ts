// Decimal `multipleOf` test at generation time, without floating-point division.

/** Returns whether `value` is an integer multiple of `step`, which is above 0. */
export function isDecimalMultiple(value: number, step: number): boolean {
  if (Number.isSafeInteger(value) && Number.isSafeInteger(step)) return value % step === 0;
  const a = parseDecimal(value);
  const b = parseDecimal(step);
  if (a === undefined || b === undefined) return false;
  const exponent = Math.min(a.exponent, b.exponent);
  return (a.digits * 10n ** BigInt(a.exponent - exponent)) % (b.digits * 10n ** BigInt(b.exponent - exponent)) === 0n;
}

/** Returns the shortest decimal that parses to the number: `digits` × 10^`exponent`; `undefined` if not finite. */
function parseDecimal(value: number): { readonly digits: bigint; readonly exponent: number } | undefined {
  const [, whole = '', fraction = '', exponent = '0'] =
    /^-?(\d+)(?:\.(\d+))?(?:e([+-]\d+))?$/.exec(String(value)) ?? [];
  return whole === '' ? undefined : { digits: BigInt(whole + fraction), exponent: Number(exponent) - fraction.length };
}
