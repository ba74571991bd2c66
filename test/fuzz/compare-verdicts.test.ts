// Tests that the comparison with the reference CEL evaluator detects faulty validators.

import { expect, test } from 'vitest';
import { buildModel } from '../../src/generator/pipeline/build-model.ts';
import { createReport } from '../../src/generator/diagnostics/report.ts';
import { compare } from '../differential/compare.ts';
import { createInMemoryReader } from '../golden-harness/in-memory-reader.ts';
import { documentFrom } from './document.ts';
import { serializeDocument } from './serialize-document.ts';
import { createComparisons } from './compare-verdicts.ts';
import { isFull } from '../tier.ts';

/** Each document takes about a second. */
const documentCount = isFull ? 3 : 1;

test('the comparison detects validators that ignore rules', async () => {
  const seeds = Array.from({ length: 40 }, (_, index) => index + 1)
    .filter((seed) => JSON.stringify(documentFrom(seed)).includes('"x-rules"'))
    .slice(0, documentCount);
  const differenceCounts: number[] = [];
  for (const seed of seeds) {
    const document = documentFrom(seed);
    const files = serializeDocument(document, seed);
    const { api } = await buildModel(
      { document: [...files.keys()][0] ?? '', overlays: [] },
      createInMemoryReader(files),
      createReport(),
    );
    const { rules } = api ? createComparisons(api, document, seed, 5) : {};
    if (rules) differenceCounts.push((await compare({ ...rules, rules: 'skip' })).unexplained.length);
  }
  expect(differenceCounts.length).toBe(documentCount);
  expect(differenceCounts.filter((count) => count > 0).length).toBeGreaterThan(documentCount / 2);
});
