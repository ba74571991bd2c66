// Models of in-memory documents.

import { readFile } from 'node:fs/promises';
import { readDocument } from '../../src/generator/openapi/read-document.ts';
import { buildApi } from '../../src/generator/model/build-api.ts';
import type { Api } from '../../src/generator/model/types/api.ts';
import { createReport, type Report } from '../../src/generator/diagnostics/report.ts';
import { loadSources } from '../../src/generator/source/load-sources.ts';

/** Returns the model of the document at `entry`, read from `texts` or from disk, or `undefined` if it has errors. */
export async function modelAt(entry: string, texts?: ReadonlyMap<string, string>): Promise<Api | undefined> {
  return (await buildModel(entry, texts)).api;
}

/** Returns the model of a document. Throws if it has errors. */
export async function modelOf(text: string): Promise<Api> {
  const { api, report } = await buildModel('document.yaml', new Map([['document.yaml', text]]));
  if (!api) throw new Error(report.diagnostics.map(({ message }) => message).join('; '));
  return api;
}

async function buildModel(
  entry: string,
  texts?: ReadonlyMap<string, string>,
): Promise<{ readonly api?: Api; readonly report: Report }> {
  const report = createReport();
  const read = async (path: string): Promise<string> => texts?.get(path) ?? readFile(path, 'utf8');
  const sources = await loadSources(entry, { read }, report);
  const document = report.hasErrors ? undefined : readDocument(sources, report);
  const api = document && buildApi(document, report);
  return api && !report.hasErrors ? { api, report } : { report };
}

/** Returns the model of a document that has only these schemas (YAML without indentation). */
export function modelOfSchemas(schemas: string, before = ''): Promise<Api> {
  const indented = schemas.trim().replace(/^/gm, '    ');
  return modelOf(
    `openapi: 3.1.0\ninfo: { title: T, version: '1' }\n${before}paths: {}\ncomponents:\n  schemas:\n${indented}\n`,
  );
}
