// Random documents with repairable mistakes generate the code of the documents without them.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createRandom } from '../differential/random.ts';
import { checkRepairedDocument, withRepairableErrors } from './check-repaired-document.ts';
import { documentFrom } from './document.ts';
import { documentMistakes, jsonMistakes, operationMistakes, yamlMistakes } from './repairable-document-errors.ts';
import { rareSchemaMistakes, schemaMistakes, structuralSchemaMistakes } from './repairable-schema-errors.ts';
import { swaggerMistakes } from './repairable-swagger-errors.ts';

const [seed = 1] = fc.sample(fc.noBias(fc.nat(1_000_000)), 1);
const documents = 80;

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
      const result = await checkRepairedDocument(repairable, each, 10);
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
  const missing = new Set([...mistakes, jsonMistakes, yamlMistakes].flatMap(Object.keys));
  for (let each = 1; missing.size > 0 && each <= 1_200; each++) {
    const document = documentFrom(each);
    if (document[version] === undefined) continue;
    for (const name of withRepairableErrors(createRandom(~each), document)?.mistakes ?? []) missing.delete(name);
  }
  expect([...missing]).toEqual([]);
});
