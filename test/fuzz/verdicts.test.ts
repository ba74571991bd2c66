// Whether the fuzz finds out validators that pass over rules: most rules of its documents decide something.

import { expect, it } from 'vitest';
import { buildModel } from '../../src/generator/pipeline/pipeline.ts';
import { createReport } from '../../src/generator/diagnostics/report.ts';
import { compare } from '../differential/compare.ts';
import { memoryFiles } from '../golden-harness/files.ts';
import { documentFrom } from './document.ts';
import { filesOf } from './files.ts';
import { comparisons } from './verdicts.ts';
import { isFull } from '../tier.ts';

/** Each takes a second: its validators are compiled, and its values are drawn. */
const documents = isFull ? 3 : 1;

it('finds out who passes over rules', async () => {
  const seeds = Array.from({ length: 40 }, (_, at) => at + 1)
    .filter((seed) => JSON.stringify(documentFrom(seed)).includes('"x-rules"'))
    .slice(0, documents);
  const found: number[] = [];
  for (const seed of seeds) {
    const written = documentFrom(seed);
    const files = filesOf(written, seed);
    const { api } = await buildModel(
      { document: [...files.keys()][0] ?? '', overlays: [] },
      memoryFiles(files),
      createReport(),
    );
    const { rules } = api ? comparisons(api, written, seed, 5) : {};
    if (rules) found.push((await compare({ ...rules, rules: 'leave' })).unexplained.length);
  }
  expect(found.length).toBe(documents);
  expect(found.filter((differences) => differences > 0).length).toBeGreaterThan(documents / 2);
});
