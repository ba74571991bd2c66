// Documents of any making, a few here and many in the full tier: generated with all targets, compiled, judged as Ajv judges.

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fuzz } from './run.ts';
import { isFull } from '../tier.ts';

const [seed = 1] = isFull ? fc.sample(fc.noBias(fc.nat(1_000_000)), 1) : [1];
const documents = isFull ? 200 : 6;

it(`makes no difference to ${documents} documents from seed ${seed}`, { timeout: 1_800_000 }, async () => {
  const { refused, wrong, files, values, mistaken } = await fuzz({
    documents,
    seed,
    values: isFull ? 10 : 3,
    batch: 50,
  });
  expect(refused).toEqual([]);
  expect(wrong).toEqual([]);
  expect(files).toBeGreaterThan(documents * 20);
  expect(mistaken).toBeGreaterThan(documents / 5);
  expect(values).toBeGreaterThan(documents * 10);
});
