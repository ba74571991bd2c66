// Validators of random schemas with many contradictions: they compile and agree with Ajv.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Program } from '../compile/case.ts';
import { compileAll } from '../compile/compile-programs-together.ts';
import { createContradictoryDocument } from './random-contradictions.ts';
import { checkDocument } from './check-document-validators.ts';
import { isFull } from '../tier.ts';

const [first = 1] = isFull ? fc.sample(fc.noBias(fc.nat(1_000_000)), 1) : [1];
const documents = isFull ? 20 : 3;

test(
  `the code for ${documents} documents of contradictory schemas compiles: seed ${first}`,
  { timeout: 1_800_000 },
  async () => {
    const programs = new Map<string, Program>();
    for (let seed = first; seed < first + documents; seed++) {
      const { files, errors, failures } = await checkDocument(createContradictoryDocument(seed), seed, 2, 'code');
      expect(errors).toEqual([]);
      expect(failures).toEqual([]);
      programs.set(String(seed), { files });
    }
    expect([...(await compileAll(programs))]).toEqual([]);
  },
);
