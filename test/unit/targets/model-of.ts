// The model of a document that a test holds as text.

import { readFile } from 'node:fs/promises';
import { readDocument } from '../../../src/generator/document/read.ts';
import { buildApi } from '../../../src/generator/model/build.ts';
import type { Api } from '../../../src/generator/model/declarations/api.ts';
import { createReport } from '../../../src/generator/report/report.ts';
import { loadSources } from '../../../src/generator/source/load.ts';

/** The model of the document at `entry`, by its texts or, without them, from the disk; undefined where it has errors. */
export async function modelAt(entry: string, texts?: ReadonlyMap<string, string>): Promise<Api | undefined> {
  const report = createReport();
  const read = async (path: string): Promise<string> => texts?.get(path) ?? readFile(path, 'utf8');
  const sources = await loadSources(entry, { read }, report);
  const document = !report.failed ? readDocument(sources, report) : undefined;
  const api = document && buildApi(document, report);
  return report.failed ? undefined : api;
}

/** The model of one text; throws where it has errors. */
export async function modelOf(text: string): Promise<Api> {
  const api = await modelAt('document.yaml', new Map([['document.yaml', text]]));
  if (!api) throw new Error('the document has errors');
  return api;
}

/** The model of a document with these schemas (YAML, at the margin) and nothing else. */
export function modelOfSchemas(schemas: string, before = ''): Promise<Api> {
  const indented = schemas.trim().replace(/^/gm, '    ');
  return modelOf(`openapi: 3.1.0\ninfo: { title: T, version: '1' }\n${before}paths: {}\ncomponents:\n  schemas:\n${indented}\n`);
}
