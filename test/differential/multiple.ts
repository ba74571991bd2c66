// Whether a number is a multiple of another, by their decimals: worked out in fractions, independently of what is generated.

/** A number as a fraction of whole numbers. */
function fraction(value: number): readonly [bigint, bigint] {
  const [mantissa = '0', exponent = '0'] = value.toExponential().split('e');
  const [whole = '0', digits = ''] = mantissa.split('.');
  const power = Number(exponent) - digits.length;
  const numerator = BigInt(whole + digits);
  return power >= 0 ? [numerator * 10n ** BigInt(power), 1n] : [numerator, 10n ** BigInt(-power)];
}

export function isMultiple(value: number, step: number): boolean {
  const [[a, b], [c, d]] = [fraction(value), fraction(step)];
  return (a * d) % (b * c) === 0n;
}
