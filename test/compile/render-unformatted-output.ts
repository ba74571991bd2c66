// Renders the unformatted output of targets, by path.

import { renderPages } from '../../src/generator/output/render-templates.ts';
import type { Api } from '../../src/generator/model/types/api.ts';
import { createReport } from '../../src/generator/diagnostics/report.ts';
import { loadTarget } from '../../src/generator/targets/builtin.ts';
import type { TargetName, TargetOptions } from '../../src/generator/plugin/target.ts';
import type { Files } from './case.ts';

/** Options for plain source directories, whose modules import each other with the extension `.ts`. */
export const plainSources: TargetOptions = { packages: false, importExtension: '.ts' };

/** Renders each target into a directory named after it, below `prefix`. Throws if there are errors. */
export async function renderOutput(
  api: Api,
  targets: readonly TargetName[],
  options: TargetOptions = plainSources,
  prefix = '',
): Promise<Files> {
  const report = createReport();
  const files = new Map<string, string>();
  for (const name of targets) {
    const target = await loadTarget(name);
    for (const { path, text } of renderPages(target.plan(api, { settings: options, report })))
      files.set(`${prefix}${name}/${path}`, text);
  }
  const error = report.diagnostics.find(({ severity }) => severity === 'error');
  if (error) throw new Error(`${error.code}: ${error.message}`);
  return files;
}

/** Targets whose output can be a plain source directory. */
export const sourceTargets = ['types', 'validators', 'client', 'server'] as const satisfies readonly TargetName[];
