// The files of the types target.

import { format } from '../../../src/generator/emit/format.ts';
import { render } from '../../../src/generator/emit/render.ts';
import type { Api } from '../../../src/generator/model/declarations/api.ts';
import { createReport } from '../../../src/generator/report/report.ts';
import type { TargetOptions } from '../../../src/generator/targets/target.ts';
import { types } from '../../../src/generator/targets/types/target.ts';

/** Texts by path, formatted. */
export async function typesOf(api: Api, options: TargetOptions): Promise<ReadonlyMap<string, string>> {
  const report = createReport();
  const files = await format(render(await types.pages(api, options, report)), report);
  if (report.failed) throw new Error(JSON.stringify(report.diagnostics));
  return new Map(files.map(({ path, text }) => [path, text]));
}
