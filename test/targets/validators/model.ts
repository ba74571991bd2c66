// Models of documents that a test defines as objects.

import { buildModel } from '../../../src/generator/pipeline/build-model.ts';
import type { Api } from '../../../src/generator/model/types/api.ts';
import { createReport } from '../../../src/generator/diagnostics/report.ts';
import { createInMemoryReader } from '../../golden-harness/in-memory-reader.ts';

/** Builds the model of a document; throws if the document has an error. */
export async function modelOf(document: object): Promise<Api> {
  const report = createReport();
  const { api } = await buildModel(
    { document: 'document.json', overlays: [] },
    createInMemoryReader(new Map([['document.json', JSON.stringify(document)]])),
    report,
  );
  const error = report.diagnostics.find(({ severity }) => severity === 'error');
  if (!api || error) throw new Error(`${error?.code ?? 'no model'}: ${error?.message ?? ''}`);
  return api;
}

/** Creates a document with these schemas and, optionally, other root fields. */
export function documentOf(schemas: Readonly<Record<string, unknown>>, rootFields: object = {}): object {
  return { openapi: '3.1.0', info: { title: 'test', version: '1' }, paths: {}, components: { schemas }, ...rootFields };
}
