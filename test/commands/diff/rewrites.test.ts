// Metamorphic tests of comparisons: rewrites that preserve the meaning of a document cause no changes.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { beforeAll, describe, expect, it, test } from 'vitest';
import { parse } from 'yaml';
import { listChanges } from '../../../src/generator/commands/diff/compare-apis.ts';
import type { Api } from '../../../src/generator/model/types/api.ts';
import { modelOf } from '../../targets/validators/model.ts';
import { formatChange } from './harness/format-change.ts';
import { documentRewrites } from './rewrites/document-rewrites.ts';
import { schemaRewrites } from './rewrites/schema-rewrites.ts';
import { createPicker } from './rewrites/rewrite.ts';
import type { JsonObject } from './rewrites/sites.ts';
import { isFull, runs } from '../../tier.ts';

const yaml = readFileSync(join(import.meta.dirname, 'rewrites', 'documents.yaml'), 'utf8');
const parseDocument = (): JsonObject => parse(yaml) as JsonObject; // a trusted test file
const rewrites = [...documentRewrites, ...schemaRewrites];
/** Number of random positions to which each rewrite is applied. */
const maxAppliedCount = isFull ? 6 : 2;
let base: Api;

beforeAll(async () => {
  base = await modelOf(parseDocument());
});

describe('reports no change for a single rewrite', () => {
  test.each(rewrites)('$name', async ({ apply }) => {
    let appliedCount = 0;
    for (let seed = 0; seed < 6 && appliedCount < maxAppliedCount; seed++) {
      const document = parseDocument();
      if (!apply(document, createPicker(seed * 7919 + 1))) continue;
      appliedCount++;
      const head = await modelOf(document);
      expect([...listChanges(base, head), ...listChanges(head, base)].map(formatChange)).toEqual([]);
    }
    expect(appliedCount).toBeGreaterThan(0);
  });
});

describe('a sequence of rewrites', () => {
  it('causes no changes', { timeout: 600_000 }, async () => {
    const steps = fc.array(fc.record({ rewrite: fc.nat(rewrites.length - 1), seed: fc.nat() }), {
      minLength: 1,
      maxLength: 12,
    });
    await fc.assert(
      fc.asyncProperty(steps, async (sequence) => {
        const document = parseDocument();
        for (const { rewrite, seed } of sequence) rewrites[rewrite]?.apply(document, createPicker(seed));
        const head = await modelOf(document);
        expect(listChanges(base, head).map(formatChange)).toEqual([]);
        expect(listChanges(head, base).map(formatChange)).toEqual([]);
      }),
      { numRuns: runs(1000) },
    );
  });
});
