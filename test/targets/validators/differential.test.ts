// Generated validators and Ajv give the same results for random schemas that use all keywords.

import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Api } from '../../../src/generator/model/types/api.ts';
import { loadValidators } from './load.ts';
import { documentOf, modelOf } from './model.ts';
import { randomSchemas, type Schema } from './random-schemas.ts';
import { deepFreeze, values } from './random-values.ts';
import { isFull } from '../../tier.ts';

const schemasPerDocument = 10;
const rounds = 12;

// Ajv accepts an empty array for `contains` next to `prefixItems`, and treats every item as evaluated by `contains`.
// Both contradict JSON Schema 2020-12 (10.3.1.3 and 11.2). The official suite tests these combinations instead.
test.each(Array.from({ length: rounds }, (_, round) => round))('agrees with Ajv in round %i', async (round) => {
  const excluded = round % 2 === 0 ? ['contains'] : ['prefixItems', 'unevaluatedItems'];
  const { list, document, api } = await generateSchemas(excluded, 4711 + round);
  const validators = await loadValidators(api);
  const ajv = new Ajv2020({ strict: false, logger: false, ownProperties: true, validateSchema: false });
  addFormats.default(ajv);
  ajv.addSchema({ $id: 'document', ...document });
  const samples = fc.sample(values, { numRuns: 120, seed: 815 + round }).map(deepFreeze);
  let comparisons = 0;
  for (const index of list.keys()) {
    const validate = ajv.compile({ $ref: `document#/components/schemas/S${index}` });
    const validator = validators.schema(`S${index}`);
    for (const value of samples) {
      if (hasPrototypeName(value)) continue;
      const expected = validateWithAjv(validate, value);
      // Ajv takes 100 ms to exhaust the stack, and does so for most values of the schema.
      if (expected === undefined && !isFull) break;
      if (expected === undefined) continue;
      const describeCase = () => JSON.stringify({ schema: list[index], value });
      expect(validator.is(value), describeCase()).toBe(expected);
      expect(validator.check(value).length === 0, describeCase()).toBe(expected);
      comparisons++;
    }
  }
  expect(comparisons).toBeGreaterThan(100);
});

/** Generates schemas from a seed, and their model. Retries if a schema is rejected, so that no round is empty. */
async function generateSchemas(
  excluded: readonly string[],
  seed: number,
): Promise<{ readonly list: readonly Schema[]; readonly document: object; readonly api: Api }> {
  const list = fc.sample(randomSchemas(schemasPerDocument, excluded), { numRuns: schemasPerDocument, seed });
  const document = documentOf(Object.fromEntries(list.map((schema, index) => [`S${index}`, schema])));
  try {
    return { list, document, api: await modelOf(document) };
  } catch (error) {
    // The generator rejects only schemas that apply themselves to the same value.
    expect(String(error)).toMatch(/endless/);
    return generateSchemas(excluded, seed + rounds);
  }
}

/**
 * Returns Ajv's result; `undefined` if it recurses endlessly, as for a union that lists a schema that extends it,
 * which Ashlar treats as inheritance.
 */
function validateWithAjv(validate: ValidateFunction, value: unknown): boolean | undefined {
  try {
    return validate(value);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** Whether a value contains `__proto__`, which Ajv looks up in the prototype of a schema. */
function hasPrototypeName(value: unknown): boolean {
  return JSON.stringify(value).includes('__proto__');
}
