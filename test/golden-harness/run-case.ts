// Pipeline runs on golden cases.

import { createChangelogBuilder } from '../../src/generator/commands/generate/docs-changelog.ts';
import { buildModel } from '../../src/generator/pipeline/build-model.ts';
import { generate } from '../../src/generator/pipeline/pipeline.ts';
import { printModel } from '../../src/generator/model/print/print-model.ts';
import { createReport } from '../../src/generator/diagnostics/report.ts';
import { formatText } from '../../src/generator/diagnostics/format-text.ts';
import type { GoldenCase } from './cases.ts';
import { createInMemoryReader } from './in-memory-reader.ts';

/**
 * Returns the results by path: diagnostics.txt if there are diagnostics, and model.txt and expected/** if none of them
 * is an error.
 */
export async function runCase(golden: GoldenCase): Promise<Readonly<Record<string, string>>> {
  const { claim, document, config, inputs } = golden;
  const report = createReport();
  const { since, options, only, ...job } = config;
  const base =
    since === null
      ? undefined
      : (await buildModel({ document: since, overlays: [] }, createInMemoryReader(inputs), createReport())).api;
  if (since !== null && base === undefined) throw new Error(`${claim}: ${since} has errors`);
  const { api, sources, files } = await generate(
    {
      document,
      ...job,
      options: {
        ...options,
        docs: { ...options.docs, ...(base && { computeChangelog: createChangelogBuilder(base) }) },
      },
    },
    createInMemoryReader(inputs),
    report,
  );
  const results: Record<string, string> = {};
  if (report.diagnostics.length > 0)
    results['diagnostics.txt'] = formatText(report.diagnostics, sources.texts, { maxDiagnostics: 0 });
  if (report.hasErrors) return results;
  if (api === undefined) throw new Error(`${claim}: expected a model or an error`);
  results['model.txt'] = printModel(api);
  const isReviewed = (path: string): boolean =>
    !staticAsset.test(path) && (only.length === 0 || only.some((prefix) => path.startsWith(prefix)));
  for (const { path, text } of files) if (isReviewed(path)) results[`expected/${path}`] = text;
  return results;
}

/** Static assets of HTML pages, which are copied from the repository. */
const staticAsset = /^docs\/html\/assets\/[a-z]+\.(?:css|js)$/;
