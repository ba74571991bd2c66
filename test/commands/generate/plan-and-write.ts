// Test helpers that plan and write output files in one call.

import { manifestName } from '../../../src/generator/output/manifest.ts';
import { planOutput, writeOutput, type OutputRequest } from '../../../src/generator/output/write-output.ts';
import type { WritePlan } from '../../../src/generator/output/plan-write.ts';
import type { Diagnostic } from '../../../src/generator/diagnostics/diagnostic.ts';
import { createReport } from '../../../src/generator/diagnostics/report.ts';
import { readFiles } from '../../cli/temp-directory.ts';

/** Texts of files by relative path. */
export type FileTexts = Readonly<Record<string, string>>;

/** Returns an output request: files in `docs/` belong to the docs target, others to the types target. */
export function createOutputRequest(
  directory: string,
  fileTexts: FileTexts,
  overrides: Partial<OutputRequest> = {},
): OutputRequest {
  const files = Object.entries(fileTexts).map(([path, text]) => ({
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
    ...overrides,
  };
}

/** Plans and writes the files; `plan` is undefined if planning failed. */
export function writeFiles(
  directory: string,
  fileTexts: FileTexts,
  overrides: Partial<OutputRequest> = {},
): { readonly isWritten: boolean; readonly plan: WritePlan | undefined; readonly diagnostics: readonly Diagnostic[] } {
  const report = createReport();
  const output = createOutputRequest(directory, fileTexts, overrides);
  const plan = planOutput(output, report);
  const isWritten = plan !== undefined && writeOutput(output, plan, report);
  return { isWritten, plan, diagnostics: report.diagnostics };
}

export function codesOf(diagnostics: readonly Diagnostic[]): readonly string[] {
  return diagnostics.map(({ code }) => code);
}

/** Returns the files of an output directory without the manifest. */
export function readOutputFiles(directory: string): FileTexts {
  return Object.fromEntries(Object.entries(readFiles(directory)).filter(([path]) => path !== manifestName));
}
