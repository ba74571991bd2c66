// Output of all targets for in-memory documents, and the printed model.

import { expect } from 'vitest';
import type { TemplateOverrides } from '../../src/generator/output/template-compiler.ts';
import { generate, type GenerateResult } from '../../src/generator/pipeline/pipeline.ts';
import { printModel } from '../../src/generator/model/print/print-model.ts';
import { createReport } from '../../src/generator/diagnostics/report.ts';
import { targetNames } from '../../src/generator/targets/builtin.ts';
import { createInMemoryReader } from '../golden-harness/in-memory-reader.ts';

/** The content of each output file, by path. */
export type Outputs = Readonly<Record<string, string>>;

/** Generates all targets from in-memory files. Fails if a diagnostic is an error. */
export async function generateOutputs(
  texts: ReadonlyMap<string, string>,
  document: string,
  templates?: TemplateOverrides,
): Promise<Outputs> {
  const report = createReport();
  const job = {
    document,
    overlays: [],
    targets: targetNames,
    options: { packages: { scope: '@cloud-api', license: 'MIT' }, importExtension: '.js' },
    ...(templates && { templates }),
  } as const;
  const { api, files }: GenerateResult = await generate(job, createInMemoryReader(texts), report);
  expect(report.diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  if (api === undefined) throw new Error('the document has errors');
  return { model: printModel(api), ...Object.fromEntries(files.map(({ path, text }) => [path, text])) };
}
