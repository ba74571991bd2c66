// Whether a number is a multiple of another as their decimals are written, not as floating point divides them.

/** Whether `value` is a whole multiple of `step`, which is above 0. */
export function isMultiple(value: number | bigint, step: number): boolean {
  if (typeof value === 'number' && Number.isSafeInteger(value) && Number.isSafeInteger(step)) return value % step === 0;
  const a = decimal(value);
  const b = decimal(step);
  if (a === undefined || b === undefined) return false;
  const exponent = Math.min(a.exponent, b.exponent);
  return (a.digits * 10n ** BigInt(a.exponent - exponent)) % (b.digits * 10n ** BigInt(b.exponent - exponent)) === 0n;
}

/** The shortest decimal that reads back as the number: `digits` × 10^`exponent`. */
function decimal(value: number | bigint): { readonly digits: bigint; readonly exponent: number } | undefined {
  if (typeof value === 'bigint') return { digits: value, exponent: 0 };
  const [, whole = '', fraction = '', exponent = '0'] =
    /^-?(\d+)(?:\.(\d+))?(?:e([+-]\d+))?$/.exec(String(value)) ?? [];
  return whole === '' ? undefined : { digits: BigInt(whole + fraction), exponent: Number(exponent) - fraction.length };
}
