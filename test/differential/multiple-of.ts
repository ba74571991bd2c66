// Exact `multipleOf` for decimal numbers, independent of the generated validators.

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
  const [numerator, denominator] = toFraction(value);
  const [divisorNumerator, divisorDenominator] = toFraction(divisor);
  return (numerator * divisorDenominator) % (denominator * divisorNumerator) === 0n;
}
