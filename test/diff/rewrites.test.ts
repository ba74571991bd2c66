// Another way to say the same is no change: every rewrite alone, and many of them one after the other.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { compareModels } from '../../src/generator/commands/diff/compare-apis.ts';
import type { Api } from '../../src/generator/model/types/api.ts';
import { modelOf } from '../unit/validators/model.ts';
import { line } from './harness/show.ts';
import { ofDocuments } from './rewrites/of-documents.ts';
import { ofSchemas } from './rewrites/of-schemas.ts';
import { pickFrom } from './rewrites/rewrite.ts';
import type { Json } from './rewrites/sites.ts';
import { isFull, runs } from '../tier.ts';

const text = readFileSync(join(import.meta.dirname, 'rewrites', 'documents.yaml'), 'utf8');
const original = (): Json => parse(text) as Json; // a developer's own file
const rewrites = [...ofDocuments, ...ofSchemas];
/** Places at which a rewrite is applied. */
const most = isFull ? 6 : 2;
let base: Api;

beforeAll(async () => {
  base = await modelOf(original());
});

describe('a rewrite alone', () => {
  it.each(rewrites)('$name', async ({ apply }) => {
    let applied = 0;
    for (let seed = 0; seed < 6 && applied < most; seed++) {
      const document = original();
      if (!apply(document, pickFrom(seed * 7919 + 1))) continue;
      applied++;
      const head = await modelOf(document);
      expect([...compareModels(base, head), ...compareModels(head, base)].map(line)).toEqual([]);
    }
    expect(applied).toBeGreaterThan(0);
  });
});

describe('rewrites one after the other', () => {
  it('change nothing', { timeout: 600_000 }, async () => {
    const steps = fc.array(fc.record({ rewrite: fc.nat(rewrites.length - 1), seed: fc.nat() }), {
      minLength: 1,
      maxLength: 12,
    });
    await fc.assert(
      fc.asyncProperty(steps, async (chosen) => {
        const document = original();
        for (const { rewrite, seed } of chosen) rewrites[rewrite]?.apply(document, pickFrom(seed));
        const head = await modelOf(document);
        expect(compareModels(base, head).map(line)).toEqual([]);
        expect(compareModels(head, base).map(line)).toEqual([]);
      }),
      { numRuns: runs(1000) },
    );
  });
});
