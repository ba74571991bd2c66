// Random documents: generation with all targets, compilation, and validation results that match Ajv's.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fuzz } from './fuzz-generator.ts';
import { isFull } from '../tier.ts';

const [seed = 1] = isFull ? fc.sample(fc.noBias(fc.nat(1_000_000)), 1) : [1];
const documents = isFull ? 120 : 6;

test(`${documents} random documents generate without errors: seed ${seed}`, { timeout: 1_800_000 }, async () => {
  const result = await fuzz({
    documents,
    seed,
    values: isFull ? 10 : 3,
    batch: 50,
  });
  expect(result.rejected).toEqual([]);
  expect(result.failures).toEqual([]);
  expect(result.files).toBeGreaterThan(documents * 20);
  expect(result.faultyDocuments).toBeGreaterThan(documents / 5);
  expect(result.repairedDocuments).toBeGreaterThan(documents / 10);
  expect(result.values).toBeGreaterThan(documents * 10);
});
