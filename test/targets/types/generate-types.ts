// Generated files of the types target.

import { formatFiles } from '../../../src/generator/output/format.ts';
import { renderPages } from '../../../src/generator/output/render-templates.ts';
import type { Api } from '../../../src/generator/model/types/api.ts';
import { createReport } from '../../../src/generator/diagnostics/report.ts';
import type { TargetOptions } from '../../../src/generator/plugin/target.ts';
import { types } from '../../../src/generator/targets/types/target.ts';

/** Returns the formatted content of each file by path. */
export async function generateTypes(api: Api, options: TargetOptions): Promise<ReadonlyMap<string, string>> {
  const report = createReport();
  const files = await formatFiles(renderPages(types.plan(api, { settings: options, report })), report);
  if (report.hasErrors) throw new Error(JSON.stringify(report.diagnostics));
  return new Map(files.map(({ path, text }) => [path, text]));
}
