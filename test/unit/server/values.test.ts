// Texts of parameters as values: one text for each number, and what reads as none stays text.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyNumber, wholeNumber } from '../../../src/runtime/parameters/values.ts';

describe('a whole number', () => {
  it.each<[string, unknown]>([
    ['0', 0],
    ['-7', -7],
    ['1001', 1001],
    ['9007199254740993', 9007199254740993n],
  ])('%s', (text, value) => expect(wholeNumber(text)).toBe(value));

  it.each(['', ' 1', '01', '-01', '+1', '1.0', '1e3', '0x1', '１', 'one'])('is none: %j', (text) => expect(wholeNumber(text)).toBe(text));

  it('is what it was written as', () => {
    fc.assert(fc.property(fc.bigInt(), (value) => {
      expect(String(wholeNumber(String(value)))).toBe(String(value));
    }));
  });
});

describe('a number', () => {
  it.each(['01', '+1', '.5', '1.', '00.5', '1e', 'Infinity', 'NaN', '1e999'])('is none: %j', (text) => expect(anyNumber(text)).toBe(text));

  it('is what it was written as', () => {
    fc.assert(fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
      expect(Number(anyNumber(JSON.stringify(value)))).toBe(value === 0 ? 0 : value);
    }));
  });
});
