// Content hashes: different values have different hashes, whatever their structure.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hashContent } from '../../src/generator/model/content-hash.ts';

const hashOf = (value: unknown): string => hashContent(value).full;

describe('content hash', () => {
  it.each([
    ['end of an array', [[['a'], 'b']], [[['a', 'b']]]],
    ['end of an object', [{ a: { b: 1 }, c: 2 }], [{ a: { b: 1, c: 2 } }]],
    ['end of a map', [new Map([['a', new Map([['b', 1]])]])], [new Map([['a', new Map()]]), ['b', 1]]],
    ['array or map', [['a', 1]], new Map([['a', 1]])],
    ['text or number', ['1'], [1]],
    ['lengths of texts', ['a', 'b'], ['ab']],
  ])('depends on structure: %s', (_, a, b) => {
    expect(hashOf(a)).not.toBe(hashOf(b));
    expect(hashOf(a)).toBe(hashOf(structuredClone(a)));
  });

  it('differs for different JSON values', () => {
    const key = fc.constantFrom('a', 'b');
    const { value } = fc.letrec<{ value: unknown }>((tie) => ({
      value: fc.oneof(
        { maxDepth: 3 },
        fc.constantFrom(null, true, 1, '1', 'a', ''),
        fc.array(tie('value'), { maxLength: 2 }),
        fc.dictionary(key, tie('value'), { maxKeys: 2, noNullPrototype: true }),
      ),
    }));
    fc.assert(
      fc.property(value, value, (a, b) => {
        expect(hashOf(a) === hashOf(b)).toBe(JSON.stringify(a) === JSON.stringify(b));
      }),
      { numRuns: 300 },
    );
  });
});
