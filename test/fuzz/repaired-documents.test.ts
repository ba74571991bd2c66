// Random documents with repairable mistakes generate the code of the documents without them.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createRandom } from '../differential/random.ts';
import { isFull } from '../tier.ts';
import { checkRepairedDocument, withRepairableErrors } from './check-repaired-document.ts';
import { documentFrom } from './document.ts';
import { documentMistakes, jsonMistakes, operationMistakes, yamlMistakes } from './repairable-document-errors.ts';
import { rareSchemaMistakes, schemaMistakes, structuralSchemaMistakes } from './repairable-schema-errors.ts';
import { swaggerMistakes } from './repairable-swagger-errors.ts';

const [seed = 1] = isFull ? fc.sample(fc.noBias(fc.nat(1_000_000)), 1) : [1];
const documents = isFull ? 80 : 6;

test.each(['openapi', 'swagger'])(
  `${documents} random documents with mistakes in %s: seed ${seed}`,
  { timeout: 1_800_000 },
  async (version) => {
    let values = 0;
    let checked = 0;
    for (let each = seed; checked < documents; each++) {
      const document = documentFrom(each);
      const repairable =
        document[version] === undefined ? undefined : withRepairableErrors(createRandom(~each), document);
      if (!repairable) continue;
      checked++;
      const result = await checkRepairedDocument(repairable, each, isFull ? 10 : 2);
      values += result.values;
      expect(result.failures, `random seed ${each}`).toEqual([]);
    }
    expect(values).toBeGreaterThan(documents * 5);
  },
);

test.each<readonly [version: string, mistakes: readonly object[]]>([
  ['openapi', [schemaMistakes, structuralSchemaMistakes, rareSchemaMistakes, operationMistakes, documentMistakes]],
  ['swagger', [swaggerMistakes]],
])('contain each mistake of %s', (version, mistakes) => {
  const seeds = Array.from({ length: version === 'swagger' ? 1200 : 400 }, (_, index) => index + 1);
  const found = new Set(
    seeds.flatMap((each) => {
      const document = documentFrom(each);
      const hasVersion = document[version] !== undefined;
      return hasVersion ? (withRepairableErrors(createRandom(~each), document)?.mistakes ?? []) : [];
    }),
  );
  const all = [...mistakes, jsonMistakes, yamlMistakes].flatMap(Object.keys);
  expect(all.filter((name) => !found.has(name))).toEqual([]);
});
