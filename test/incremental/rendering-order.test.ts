// Dependency tracking: the recorded dependencies of a page are independent of the rendering order.

import { expect, it } from 'vitest';
import { renderPages } from '../../src/generator/output/render-templates.ts';
import { buildModel } from '../../src/generator/pipeline/pipeline.ts';
import { trackModel } from '../../src/generator/model/dependencies/track-model.ts';
import { track } from '../../src/generator/model/dependencies/tracking.ts';
import { createReport } from '../../src/generator/diagnostics/report.ts';
import { loadTarget, targetNames } from '../../src/generator/targets/builtin.ts';
import type { TargetName } from '../../src/generator/plugin/target.ts';
import { readGolden, selectTags } from './documents.ts';
import type { DocumentTree } from './edits.ts';
import { isFull } from '../tier.ts';

/** Returns the dependencies of each page of a target if the pages are rendered in this order. */
async function listDependencies(
  document: DocumentTree,
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
    (built) => trackModel(built, undefined),
  );
  if (!api) throw new Error('the document has errors');
  const target = await loadTarget(name);
  const targetPages = track(() =>
    target.pages(api, { packages: { scope: '@acme', license: 'MIT' }, importExtension: '.js' }, report),
  );
  const pages = [...(await targetPages.value)];
  if (order === 'backward') pages.reverse();
  const dependencies = pages.map((page) => {
    const {
      dependencies: { parts, queries },
    } = track(() => renderPages([page]));
    return [
      page.path,
      [...parts, ...[...queries].map(({ query, argument }) => `${query} ${argument}`)].sort(),
    ] as const;
  });
  return new Map(dependencies.sort(([a], [b]) => (a < b ? -1 : 1)));
}

it.each(targetNames)('records the same dependencies in any order: %s', async (name) => {
  for (const document of [
    ...(isFull ? [selectTags(new Set(['tags']))] : []),
    readGolden('every-target'),
    readGolden('callbacks-and-webhooks'),
  ]) {
    expect(await listDependencies(document, name, 'backward')).toEqual(
      await listDependencies(document, name, 'forward'),
    );
  }
});
