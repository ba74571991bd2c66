// Writing files into a folder as a run does, in one call.

import { manifestName } from '../../../src/generator/output/manifest.ts';
import { planOutput, writeOutput, type OutputRequest } from '../../../src/generator/output/write-output.ts';
import type { WritePlan } from '../../../src/generator/output/plan-write.ts';
import type { Diagnostic } from '../../../src/generator/diagnostics/diagnostic.ts';
import { createReport } from '../../../src/generator/diagnostics/report.ts';
import { filesIn } from './folder.ts';

export type Texts = Readonly<Record<string, string>>;

/** An output of these files: those under docs/ are of the docs target, the others of types. */
export function outputOf(directory: string, texts: Texts, more: Partial<OutputRequest> = {}): OutputRequest {
  const files = Object.entries(texts).map(([path, text]) => ({
    path,
    target: path.startsWith('docs/') ? ('docs' as const) : ('types' as const),
    text,
  }));
  return {
    directory,
    displayPath: 'out',
    ashlarVersion: '0.0.0',
    targets: ['types', 'docs'],
    untouchedTargets: [],
    files,
    ...more,
  };
}

/** Plans and writes them. */
export function write(
  folder: string,
  texts: Texts,
  more: Partial<OutputRequest> = {},
): { readonly done: boolean; readonly plan: WritePlan | undefined; readonly said: readonly Diagnostic[] } {
  const report = createReport();
  const output = outputOf(folder, texts, more);
  const plan = planOutput(output, report);
  const done = plan !== undefined && writeOutput(output, plan, report);
  return { done, plan, said: report.diagnostics };
}

export function codes(said: readonly Diagnostic[]): readonly string[] {
  return said.map(({ code }) => code);
}

/** The folder's files but the manifest. */
export function made(folder: string): Texts {
  return Object.fromEntries(Object.entries(filesIn(folder)).filter(([path]) => path !== manifestName));
}
