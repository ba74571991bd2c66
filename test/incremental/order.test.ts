// What a page was made of is known whatever was made before it: nothing that pages share keeps to itself what it has read.

import { expect, it } from 'vitest';
import { renderPages } from '../../src/generator/output/render-templates.ts';
import { buildModel } from '../../src/generator/pipeline/pipeline.ts';
import { follow } from '../../src/generator/model/dependencies/follow.ts';
import { reading } from '../../src/generator/model/dependencies/reads.ts';
import { createReport } from '../../src/generator/diagnostics/report.ts';
import { loadTarget, targetNames } from '../../src/generator/targets/builtin.ts';
import type { TargetName } from '../../src/generator/plugin/target.ts';
import { golden, partOfOwn } from './documents.ts';
import type { Tree } from './edits.ts';
import { isFull } from '../tier.ts';

/** What each page of a target reads, as `pieces` and `topic about`, when they are made in this order. */
async function reads(
  document: Tree,
  name: TargetName,
  order: 'forward' | 'backward',
): Promise<ReadonlyMap<string, readonly string[]>> {
  const report = createReport();
  const text = JSON.stringify(document);
  const { api } = await buildModel(
    { document: 'openapi.json', overlays: [] },
    { read: () => Promise.resolve(text) },
    report,
    undefined,
    (built) => follow(built, undefined),
  );
  if (!api) throw new Error('the document is broken');
  const target = await loadTarget(name);
  const listed = reading(() =>
    target.pages(api, { packages: { scope: '@acme', license: 'MIT' }, importExtension: '.js' }, report),
  );
  const pages = [...(await listed.made)];
  if (order === 'backward') pages.reverse();
  const found = pages.map((page) => {
    const { read } = reading(() => renderPages([page]));
    return [
      page.path,
      [...read.pieces, ...[...read.questions].map(({ topic, about }) => `${topic} ${about}`)].sort(),
    ] as const;
  });
  return new Map(found.sort(([a], [b]) => (a < b ? -1 : 1)));
}

it.each(targetNames)('%s', async (name) => {
  for (const document of [
    ...(isFull ? [partOfOwn(new Set(['tags']))] : []),
    golden('every-target'),
    golden('callbacks-and-webhooks'),
  ]) {
    expect(await reads(document, name, 'backward')).toEqual(await reads(document, name, 'forward'));
  }
});
