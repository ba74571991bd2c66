// Verdicts on contradictory schemas, compared with Ajv.

import { expect, it } from 'vitest';
import { contradictions } from './contradictions.ts';
import { checkDocument } from './check-document.ts';

it('validates contradictory schemas as Ajv does', async () => {
  const { errors, failures, values } = await checkDocument(contradictions, 1, 200);
  expect(errors).toEqual([]);
  expect(failures).toEqual([]);
  expect(values).toBeGreaterThan(2_000);
});
