// Models of in-memory documents.

import { readFile } from 'node:fs/promises';
import { readDocument } from '../../src/generator/openapi/read-document.ts';
import { buildApi } from '../../src/generator/model/build-api.ts';
import type { Api } from '../../src/generator/model/types/api.ts';
import { createReport, type Report } from '../../src/generator/diagnostics/report.ts';
import { loadSources } from '../../src/generator/source/load-sources.ts';

/** Returns the model of a document, read from `sourceTexts` or from disk, or `undefined` if the document has errors. */
export async function modelAt(entry: string, sourceTexts?: ReadonlyMap<string, string>): Promise<Api | undefined> {
  return (await buildModel(entry, sourceTexts)).api;
}

/** Returns the model of a YAML document. Throws if it has errors. */
export async function modelOf(yaml: string): Promise<Api> {
  const { api, report } = await buildModel('document.yaml', new Map([['document.yaml', yaml]]));
  if (!api) throw new Error(report.diagnostics.map(({ message }) => message).join('; '));
  return api;
}

async function buildModel(
  entry: string,
  sourceTexts?: ReadonlyMap<string, string>,
): Promise<{ readonly api?: Api; readonly report: Report }> {
  const report = createReport();
  const read = async (path: string): Promise<string> => sourceTexts?.get(path) ?? readFile(path, 'utf8');
  const sources = await loadSources(entry, { read }, report);
  const document = report.hasErrors ? undefined : readDocument(sources, report);
  const api = document && buildApi(document, report);
  return api && !report.hasErrors ? { api, report } : { report };
}

/** Returns the model of a document with these schemas and other root fields, both as YAML without indentation. */
export function modelOfSchemas(schemas: string, rootFields = ''): Promise<Api> {
  const indented = schemas.trim().replace(/^/gm, '    ');
  return modelOf(
    `openapi: 3.1.0\ninfo: { title: T, version: '1' }\n${rootFields}paths: {}\ncomponents:\n  schemas:\n${indented}\n`,
  );
}
