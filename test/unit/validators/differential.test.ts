// Random schemas of every keyword, judged by what is generated from them and by Ajv: the verdicts are the same.

import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Api } from '../../../src/generator/model/types/api.ts';
import { loadValidators } from './load.ts';
import { documentOf, modelOf } from './model.ts';
import { schemas, type Schema } from './schemas.ts';
import { frozen, values } from './values.ts';
import { isFull } from '../../tier.ts';

const perDocument = 10;
const rounds = 12;

// Ajv lets `contains` pass beside `prefixItems` for an empty list, and takes every item for evaluated by `contains`
// (2020-12, 10.3.1.3 and 11.2 say otherwise), so these keywords do not meet here; the official suite has them together.
test.each(Array.from({ length: rounds }, (_, round) => round))('round %i', async (round) => {
  const without = round % 2 === 0 ? ['contains'] : ['prefixItems', 'unevaluatedItems'];
  const { list, document, api } = await drawn(without, 4711 + round);
  const loaded = await loadValidators(api);
  const ajv = new Ajv2020({ strict: false, logger: false, ownProperties: true, validateSchema: false });
  addFormats.default(ajv);
  ajv.addSchema({ $id: 'document', ...document });
  const samples = fc.sample(values, { numRuns: 120, seed: 815 + round }).map(frozen);
  let compared = 0;
  for (const index of list.keys()) {
    const judge = ajv.compile({ $ref: `document#/components/schemas/S${index}` });
    const ours = loaded.schema(`S${index}`);
    for (const value of samples) {
      if (hasPrototypeName(value)) continue;
      const wanted = ending(judge, value);
      // Ajv takes a tenth of a second to run out of stack, and does so for most values of the schema.
      if (wanted === undefined && !isFull) break;
      if (wanted === undefined) continue;
      const context = () => JSON.stringify({ schema: list[index], value });
      expect(ours.is(value), context()).toBe(wanted);
      expect(ours.check(value).length === 0, context()).toBe(wanted);
      compared++;
    }
  }
  expect(compared).toBeGreaterThan(100);
});

/** Schemas from a seed, and the model of them; where one is refused, all are drawn anew, so that every round compares. */
async function drawn(
  without: readonly string[],
  seed: number,
): Promise<{ readonly list: readonly Schema[]; readonly document: object; readonly api: Api }> {
  const list = fc.sample(schemas(perDocument, without), { numRuns: perDocument, seed });
  const document = documentOf(Object.fromEntries(list.map((schema, index) => [`S${index}`, schema])));
  try {
    return { list, document, api: await modelOf(document) };
  } catch (error) {
    // A schema that applies itself to the same value, and nothing else, is refused before it comes here.
    expect(String(error)).toMatch(/endless/);
    return drawn(without, seed + rounds);
  }
}

/** What Ajv says; nothing where it goes round for ever, as it does where a union lists a schema that extends it: ours is read as inheritance. */
function ending(judge: ValidateFunction, value: unknown): boolean | undefined {
  try {
    return judge(value);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** Ajv reads `__proto__` of a schema's own lists of names through the prototype. */
function hasPrototypeName(value: unknown): boolean {
  return JSON.stringify(value).includes('__proto__');
}
