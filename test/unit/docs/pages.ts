// Runs the pipeline as far as the docs target, on a document in memory or on spec/.

import { readFile } from 'node:fs/promises';
import { generate } from '../../../src/generator/pipeline/pipeline.ts';
import type { Api } from '../../../src/generator/model/types/api.ts';
import { createReport } from '../../../src/generator/diagnostics/report.ts';
import type { FileReader } from '../../../src/generator/source/file-reader.ts';
import type { DocsFormat } from '../../../src/generator/plugin/target.ts';

/** The model, and the text of each page by its path. */
export interface Docs {
  readonly api: Api;
  readonly pages: ReadonlyMap<string, string>;
}

const options = (format: DocsFormat) =>
  ({ packages: false, importExtension: '.js', docs: { formats: [format] } }) as const;

/** The pages of a document given as a value. Errors of the document are thrown, so that no test passes for want of pages. */
export function docsOf(document: object, format: DocsFormat = 'markdown'): Promise<Docs> {
  return run(format, 'document.json', { read: () => Promise.resolve(JSON.stringify(document)) });
}

const own = new Map<DocsFormat, Promise<Docs>>();

/** The pages of the document of this repository, made once per worker. */
export function docsOfSpec(format: DocsFormat = 'markdown'): Promise<Docs> {
  const docs = own.get(format) ?? docsAt('spec/openapi.yaml', format);
  own.set(format, docs);
  return docs;
}

/** The pages of the document at this path. */
export function docsAt(path: string, format: DocsFormat): Promise<Docs> {
  return run(format, path, { read: (file) => readFile(file) });
}

async function run(format: DocsFormat, document: string, files: FileReader): Promise<Docs> {
  const report = createReport();
  const { api, files: pages } = await generate(
    { document, overlays: [], targets: ['docs'], options: options(format) },
    files,
    report,
  );
  if (api === undefined || report.hasErrors)
    throw new Error(
      report.diagnostics
        .filter(({ severity }) => severity === 'error')
        .map(({ message, location }) => `${location?.line ?? 0}: ${message}`)
        .join('\n'),
    );
  return { api, pages: new Map(pages.map(({ path, text }) => [path.replace(/^docs\/(?:html\/)?/, ''), text])) };
}

/** A document with these schemas, and operations or other members beside them. */
export function documentOf(schemas: object, more: object = {}): object {
  return { openapi: '3.1.0', info: { title: 'Shop', version: '1' }, paths: {}, components: { schemas }, ...more };
}

/** The page of the schema `Thing`, given alone. */
export async function pageOfThing(schema: object | boolean, others: object = {}, more: object = {}): Promise<string> {
  const { pages } = await docsOf(documentOf({ Thing: schema, ...others }, more));
  const page = pages.get('schemas/thing.md');
  if (page === undefined) throw new Error(`no page among ${[...pages.keys()].join(', ')}`);
  return page;
}

/** The cells of the row of `field` in a page: type, presence, description. */
export function rowOf(page: string, field: string): readonly string[] {
  const start = `| \`${field}\` | `;
  const row = page.split('\n').find((line) => line.startsWith(start));
  if (row === undefined) throw new Error(`no row for ${field} in\n${page}`);
  return row.slice(start.length, -' |'.length).split(' | ');
}
