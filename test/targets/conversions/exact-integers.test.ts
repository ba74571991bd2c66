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
    .constantFrom(null, true, 0.1234567890123456, 1.2345678901234567e30, -0.5)
    .map((value) => ({ value, json: JSON.stringify(value) })),
  fc.maxSafeInteger().map((value) => ({ value, json: String(value) })),
  fc.bigInt(2n ** 53n + 1n, 2n ** 70n).map((value) => ({ value, json: String(value) })),
  fc.bigInt(-(2n ** 70n), -(2n ** 53n) - 1n).map((value) => ({ value, json: String(value) })),
  fc
    .constantFrom('9007199254740993.5', '0.9007199254740993', '1e9007', '9007199254740993E-2', '-9007199254740993.25e3')
    .map((json) => ({
      value: JSON.parse(json) as unknown,
      json,
    })),
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
