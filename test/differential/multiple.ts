// Exact `multipleOf` on decimal fractions, independent of the generated validators.

/** Returns a number as numerator and denominator. */
function toFraction(value: number): readonly [bigint, bigint] {
  const [mantissa = '0', exponent = '0'] = value.toExponential().split('e');
  const [integerDigits = '0', fractionDigits = ''] = mantissa.split('.');
  const exponentOfTen = Number(exponent) - fractionDigits.length;
  const numerator = BigInt(integerDigits + fractionDigits);
  return exponentOfTen >= 0
    ? [numerator * 10n ** BigInt(exponentOfTen), 1n]
    : [numerator, 10n ** BigInt(-exponentOfTen)];
}

export function isMultiple(value: number, divisor: number): boolean {
  const [[a, b], [c, d]] = [toFraction(value), toFraction(divisor)];
  return (a * d) % (b * c) === 0n;
}
