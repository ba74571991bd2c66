// Schemas that contradict themselves in many ways at once, some here and many in the full tier: what is made of them compiles, and judges as Ajv does.

import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Program } from '../compile/case.ts';
import { compileAll } from '../compile/run.ts';
import { denseDocument } from './dense.ts';
import { judge } from './judge.ts';
import { isFull } from '../tier.ts';

const [first = 1] = isFull ? fc.sample(fc.noBias(fc.nat(1_000_000)), 1) : [1];
const documents = isFull ? 20 : 3;

it(`compiles ${documents} documents of contradictions from seed ${first}`, { timeout: 1_800_000 }, async () => {
  const made = new Map<string, Program>();
  for (let seed = first; seed < first + documents; seed++) {
    const { files, refused, wrong } = await judge(denseDocument(seed), seed, 2, 'code');
    expect(refused).toEqual([]);
    expect(wrong).toEqual([]);
    made.set(String(seed), { files });
  }
  expect([...(await compileAll(made))]).toEqual([]);
});
