// Lengths of strings in code points, compared with the iterator of strings.

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { countCodePoints, isLongerThan, isShorterThan } from '../../../src/runtime/validation/type-and-size-checks.ts';

it('counts a surrogate pair, and a lone surrogate, as one', () => {
  const part = fc.constantFrom('a', 'é', '😀', '\ud83d', '\ude00');
  fc.assert(
    fc.property(fc.array(part, { maxLength: 8 }), fc.nat({ max: 9 }), (parts, limit) => {
      const text = parts.join('');
      const length = Array.from(text).length;
      expect([countCodePoints(text), isLongerThan(text, limit), isShorterThan(text, limit)]).toEqual([
        length,
        length > limit,
        length < limit,
      ]);
    }),
  );
});
