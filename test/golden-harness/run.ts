// What a golden case gives today: the pipeline, run on the texts of its folder.

import { createChangelog } from '../../src/generator/commands/generate/docs-changelog.ts';
import { generate, buildModel } from '../../src/generator/pipeline/pipeline.ts';
import { printModel } from '../../src/generator/model/print-model.ts';
import { createReport } from '../../src/generator/diagnostics/report.ts';
import { formatText } from '../../src/generator/diagnostics/format-text.ts';
import type { GoldenCase } from './cases.ts';
import { memoryFiles } from './files.ts';

/** The results by path: diagnostics.txt when there are any, model.txt and expected/** unless one is an error. */
export async function runCase(golden: GoldenCase): Promise<Readonly<Record<string, string>>> {
  const { claim, document, config, inputs } = golden;
  const report = createReport();
  const { since, options, ...job } = config;
  const base =
    since === null
      ? undefined
      : (await buildModel({ document: since, overlays: [] }, memoryFiles(inputs), createReport())).api;
  if (since !== null && base === undefined) throw new Error(`${claim}: ${since} has errors`);
  const { api, sources, files } = await generate(
    {
      document,
      ...job,
      options: { ...options, docs: { ...options.docs, ...(base && { computeChangelog: createChangelog(base) }) } },
    },
    memoryFiles(inputs),
    report,
  );
  const results: Record<string, string> = {};
  if (report.diagnostics.length > 0) results['diagnostics.txt'] = formatText(report.diagnostics, sources.texts);
  if (report.hasErrors) return results;
  if (api === undefined) throw new Error(`${claim}: no model, and no diagnostic says why`);
  results['model.txt'] = printModel(api);
  for (const { path, text } of files) if (!asItIs.test(path)) results[`expected/${path}`] = text;
  return results;
}

/** What stands in the repository as it is written: the style and the scripts of HTML pages. */
const asItIs = /^docs\/html\/assets\/[a-z]+\.(?:css|js)$/;
