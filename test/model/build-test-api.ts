// Builds the models of in-memory documents for tests.

import { readDocument } from '../../src/generator/openapi/read-document.ts';
import { buildApi } from '../../src/generator/model/build-api.ts';
import type { Api } from '../../src/generator/model/types/api.ts';
import { createReport, type Report } from '../../src/generator/diagnostics/report.ts';
import { loadSources } from '../../src/generator/source/load-sources.ts';
import { createInMemoryReader } from '../golden-harness/in-memory-reader.ts';

/** Builds the model of files in memory, the first of which is the entry document. Also returns the report. */
export async function modelOf(
  files: Readonly<Record<string, string>>,
): Promise<{ readonly api: Api | undefined; readonly report: Report }> {
  const report = createReport();
  const [entry = ''] = Object.keys(files);
  const sources = await loadSources(entry, createInMemoryReader(new Map(Object.entries(files))), report, []);
  const document = readDocument(sources, report);
  return { api: document && buildApi(document, report), report };
}

/** Builds the model of files in memory; throws if the document is invalid. */
export async function apiOf(files: Readonly<Record<string, string>>): Promise<Api> {
  const { api, report } = await modelOf(files);
  if (!api) throw new Error(JSON.stringify(report.diagnostics, undefined, 2));
  return api;
}

/** Builds the model of a document with these component schemas. */
export async function apiOfSchemas(schemas: unknown, openapi = '3.1.0'): Promise<Api> {
  return apiOf({
    'document.json': JSON.stringify({
      openapi,
      info: { title: 't', version: '1' },
      paths: {},
      components: { schemas },
    }),
  });
}
