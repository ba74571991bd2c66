// Agreement of the validators with Ajv on contradictory schemas.

import { expect, test } from 'vitest';
import { contradictions } from './contradiction-regressions.ts';
import { checkDocument } from './check-document-validators.ts';

test('validators agree with Ajv on contradictory schemas', async () => {
  const { errors, failures, values } = await checkDocument(contradictions, 1, 200);
  expect(errors).toEqual([]);
  expect(failures).toEqual([]);
  expect(values).toBeGreaterThan(2_000);
});
