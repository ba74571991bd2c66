// Parsing of numbers in parameters: integers of any size, and invalid numbers as strings.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stringifyValue } from '../../../src/runtime/client/encode-parameter-values.ts';
import { parseNumber, parseInteger } from '../../../src/runtime/parameters/parse-values.ts';

describe('an integer', () => {
  it.each<[string, unknown]>([
    ['0', 0],
    ['-7', -7],
    ['1001', 1001],
    ['9007199254740993', 9007199254740993n],
    ['9223372036854775808', 9223372036854775808n],
    ['1e+21', 1e21],
    ['-1.5e+300', -1.5e300],
    ['1000000000000000000000', 1e21],
    ['1000000000000000000001', 1000000000000000000001n],
    ['9'.repeat(400), BigInt('9'.repeat(400))],
  ])('is parsed from %s', (text, value) => expect(parseInteger(text)).toBe(value));

  it.each([
    '',
    ' 1',
    '01',
    '-01',
    '+1',
    '1.0',
    '1e3',
    '1e+3',
    '1e21',
    '1E+21',
    '1.0e+21',
    '10e+20',
    '+1e+21',
    '1e+400',
    '1e-7',
    '1.5',
    'Infinity',
    '0x1',
    '１',
    'one',
  ])('is not parsed from %j', (text) => expect(parseInteger(text)).toBe(text));

  it('survives a round trip', () => {
    fc.assert(
      fc.property(fc.bigInt(), (value) => {
        const read = parseInteger(String(value));
        expect(typeof read === 'number' ? BigInt(read) : read).toBe(value);
      }),
    );
  });

  it('survives a round trip through JavaScript and the client', () => {
    const integer = fc
      .double({ noNaN: true, noDefaultInfinity: true })
      .map((value) => Math.trunc(value * 2 ** 60))
      .filter((value) => Number.isFinite(value) && value !== 0);
    fc.assert(
      fc.property(integer, (value) => {
        expect([
          parseInteger(String(value)),
          parseInteger(stringifyValue(value)),
          parseNumber(stringifyValue(value)),
        ]).toEqual([value, value, value]);
        expect(stringifyValue(value)).toMatch(/^-?\d+$/);
      }),
    );
  });
});

describe('a number', () => {
  it.each(['01', '+1', '.5', '1.', '00.5', '1e', 'Infinity', 'NaN', '1e999'])('is not parsed from %j', (text) =>
    expect(parseNumber(text)).toBe(text),
  );

  it('survives a round trip', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
        expect(Number(parseNumber(JSON.stringify(value)))).toBe(value === 0 ? 0 : value);
      }),
    );
  });
});
