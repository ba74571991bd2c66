// Integers in JSON that numbers do not represent: `parseExactIntegers` compared with values that were serialized.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseExactIntegers } from '../../../src/runtime/client/exact-integers.ts';
import { runs } from '../../tier.ts';

/** A value with a `bigint` for each integer beyond 2^53, and its JSON. */
interface ExactValue {
  readonly value: unknown;
  readonly json: string;
}

const space = fc.constantFrom('', ' ', '\n\t');
const text = fc.oneof(
  fc.string(),
  fc
    .array(fc.constantFrom('"', '\\', '9007199254740993', ' ', '-', 'u0031', 'x'), { maxLength: 5 })
    .map((parts) => parts.join('')),
);
const scalars = fc.oneof(
  text.map((value) => ({ value, json: JSON.stringify(value) })),
  fc
    .constantFrom(null, true, 0.1234567890123456, 1.5e30, -0.5)
    .map((value) => ({ value, json: JSON.stringify(value) })),
  fc.maxSafeInteger().map((value) => ({ value, json: String(value) })),
  fc.bigInt(2n ** 53n + 1n, 2n ** 70n).map((value) => ({ value, json: String(value) })),
  fc.bigInt(-(2n ** 70n), -(2n ** 53n) - 1n).map((value) => ({ value, json: String(value) })),
  fc
    .constantFrom('9007199254740993.5', '0.9007199254740993', '1e9007', '9007199254740993E-2', '-9007199254740993.25e1')
    .map((json) => ({
      value: JSON.parse(json) as unknown,
      json,
    })),
  fc
    .tuple(
      fc.bigInt(2n ** 53n + 1n, 2n ** 70n),
      fc.nat({ max: 24 }),
      fc.nat({ max: 3 }),
      fc.constantFrom('e', 'e+', 'E', 'E+0'),
    )
    .map(([value, places, zeros, exponent]) => {
      const digits = String(value).padStart(places + 1, '0');
      const whole = digits.slice(0, digits.length - places);
      const fraction = digits.slice(digits.length - places) + '0'.repeat(zeros);
      const json = `-${whole}${fraction === '' ? '' : `.${fraction}`}${places === 0 ? '' : `${exponent}${places}`}`;
      return { value: -value, json };
    }),
);
const { value: values }: { readonly value: fc.Arbitrary<ExactValue> } = fc.letrec<{ value: ExactValue }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    scalars,
    fc.tuple(fc.array(tie('value'), { maxLength: 4 }), space).map(([items, gap]) => ({
      value: items.map(({ value }) => value),
      json: `[${gap}${items.map(({ json }) => json).join(`${gap},`)}]`,
    })),
    fc
      .tuple(fc.uniqueArray(fc.tuple(text, tie('value')), { selector: ([name]) => name, maxLength: 3 }), space)
      .map(([entries, gap]) => ({
        value: Object.fromEntries(entries.map(([name, { value }]) => [name, value])),
        json: `{${entries.map(([name, { json }]) => `${gap}${JSON.stringify(name)}${gap}:${gap}${json}`).join()}}`,
      })),
  ),
}));

const containsBigint = (value: unknown): boolean =>
  typeof value === 'bigint' ||
  (typeof value === 'object' && value !== null && Object.values(value).some((each) => containsBigint(each)));

describe('exact integers', () => {
  it('are returned with all digits, and other values unchanged', () => {
    fc.assert(
      fc.property(values, ({ value, json }) => {
        const exact = parseExactIntegers(json);
        expect(exact).toEqual(containsBigint(value) ? value : undefined);
      }),
      { numRuns: runs(20_000) },
    );
  });

  it('with an exponent have all digits up to 64 bits', () => {
    expect(parseExactIntegers('[9e18, 1E+16, 900719925474099.3e1, 1e300, -0e99, 1.0, "1e16"]')).toEqual([
      9_000_000_000_000_000_000n,
      10_000_000_000_000_000n,
      9_007_199_254_740_993n,
      1e300,
      -0,
      1,
      '1e16',
    ]);
    expect(parseExactIntegers('[1e300, 1.5e3]')).toBeUndefined();
  });

  it('in text that is not JSON are not returned', () => {
    const invalid = [
      '[9007199254740993',
      '{9007199254740993: 1}',
      '[-09007199254740993]',
      '[9007199254740993x]',
      '9007199254740993 1',
    ];
    expect(invalid.map((json) => parseExactIntegers(json))).toEqual(invalid.map(() => undefined));
  });
});
