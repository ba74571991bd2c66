// What targets generate from a model, as texts by path, before the formatter.

import { renderPages } from '../../src/generator/output/render-templates.ts';
import type { Api } from '../../src/generator/model/types/api.ts';
import { createReport } from '../../src/generator/diagnostics/report.ts';
import { loadTarget } from '../../src/generator/targets/builtin.ts';
import type { TargetName, TargetOptions } from '../../src/generator/plugin/target.ts';
import type { Files } from './case.ts';

/** Directories of sources whose modules import one another as they are. */
const sources: TargetOptions = { packages: false, importExtension: '.ts' };

/** The files of these targets, each below a directory of its name in `folder`. Throws if there are errors. */
export async function outputOf(
  api: Api,
  targets: readonly TargetName[],
  options: TargetOptions = sources,
  folder = '',
): Promise<Files> {
  const report = createReport();
  const files = new Map<string, string>();
  for (const name of targets) {
    const target = await loadTarget(name);
    for (const { path, text } of renderPages(await target.pages(api, options, report)))
      files.set(`${folder}${name}/${path}`, text);
  }
  const error = report.diagnostics.find(({ severity }) => severity === 'error');
  if (error) throw new Error(`${error.code}: ${error.message}`);
  return files;
}

/** All modules that there are for plain sources. */
export const allTargets = ['types', 'validators', 'client', 'server'] as const satisfies readonly TargetName[];
