// Random documents with repairable mistakes generate the code of the documents without them.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createRandom } from '../differential/random.ts';
import { isFull } from '../tier.ts';
import { checkRepairedDocument, withRepairableErrors } from './check-repaired-document.ts';
import { documentFrom } from './document.ts';
import { documentMistakes, jsonMistakes, yamlMistakes } from './repairable-document-errors.ts';
import { rareSchemaMistakes, schemaMistakes, structuralSchemaMistakes } from './repairable-schema-errors.ts';

const [seed = 1] = isFull ? fc.sample(fc.noBias(fc.nat(1_000_000)), 1) : [1];
const documents = isFull ? 80 : 6;

test(`${documents} random documents with mistakes: seed ${seed}`, { timeout: 1_800_000 }, async () => {
  let values = 0;
  for (let each = seed; each < seed + documents; each++) {
    const repairable = withRepairableErrors(createRandom(~each), documentFrom(each));
    if (!repairable) continue;
    const result = await checkRepairedDocument(repairable, each, isFull ? 10 : 2);
    values += result.values;
    expect(result.failures, `random seed ${each}`).toEqual([]);
  }
  expect(values).toBeGreaterThan(documents * 5);
});

test('contain each mistake', () => {
  const seeds = Array.from({ length: 300 }, (_, index) => index + 1);
  const found = new Set(
    seeds.flatMap((each) => withRepairableErrors(createRandom(~each), documentFrom(each))?.mistakes ?? []),
  );
  const all = [
    schemaMistakes,
    structuralSchemaMistakes,
    rareSchemaMistakes,
    documentMistakes,
    jsonMistakes,
    yamlMistakes,
  ].flatMap(Object.keys);
  expect(all.filter((name) => !found.has(name))).toEqual([]);
});
