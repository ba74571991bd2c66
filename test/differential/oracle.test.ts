// Ajv as an oracle: what it is asked otherwise than by its own settings.

import { expect, it } from 'vitest';
import { createOracle } from './oracle.ts';

it('reads each pattern in Unicode mode that is one there, whatever stands beside it', () => {
  const judge = createOracle({
    components: {
      schemas: { Both: { properties: { loose: { pattern: '^[\\w-.]$' }, strict: { pattern: '^\\p{L}.$' } } } },
    },
  })('/components/schemas/Both');
  if (typeof judge === 'string') throw new Error(judge);
  const values = [{ loose: '-' }, { loose: '😀' }, { strict: 'ü😀' }, { strict: 'p{L}.' }];
  expect(values.map(judge)).toEqual([true, false, true, false]);
});
