// Differences between the Ajv oracle and Ajv's default behavior.

import { expect, it } from 'vitest';
import { createOracle } from './ajv-and-cel-oracle.ts';

it('compiles each valid pattern in Unicode mode, independently of other patterns', () => {
  const validate = createOracle({
    components: {
      schemas: { Both: { properties: { loose: { pattern: '^[\\w-.]$' }, strict: { pattern: '^\\p{L}.$' } } } },
    },
  })('/components/schemas/Both');
  if (typeof validate === 'string') throw new Error(validate);
  const values = [{ loose: '-' }, { loose: '😀' }, { strict: 'ü😀' }, { strict: 'p{L}.' }];
  expect(values.map(validate)).toEqual([true, false, true, false]);
});
