// How tests of the model get one: from texts in memory, through the stages before it.

import { readDocument } from '../../../src/generator/openapi/read-document.ts';
import { buildApi } from '../../../src/generator/model/build-api.ts';
import type { Api } from '../../../src/generator/model/types/api.ts';
import { createReport, type Report } from '../../../src/generator/diagnostics/report.ts';
import { loadSources } from '../../../src/generator/source/load-sources.ts';
import { memoryFiles } from '../../golden-harness/files.ts';

/** The model of `texts`, whose first one is the document; with what was reported on the way. */
export async function modelOf(
  texts: Readonly<Record<string, string>>,
): Promise<{ readonly api: Api | undefined; readonly report: Report }> {
  const report = createReport();
  const [entry = ''] = Object.keys(texts);
  const sources = await loadSources(entry, memoryFiles(new Map(Object.entries(texts))), report, []);
  const document = readDocument(sources, report);
  return { api: document && buildApi(document, report), report };
}

/** The model of a document that must have one. */
export async function apiOf(texts: Readonly<Record<string, string>>): Promise<Api> {
  const { api, report } = await modelOf(texts);
  if (!api) throw new Error(JSON.stringify(report.diagnostics, undefined, 2));
  return api;
}

/** The model of a 3.1 document with these component schemas. */
export async function schemasOf(schemas: unknown, openapi = '3.1.0'): Promise<Api> {
  return apiOf({
    'document.json': JSON.stringify({
      openapi,
      info: { title: 't', version: '1' },
      paths: {},
      components: { schemas },
    }),
  });
}
