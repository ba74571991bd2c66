// Conversion between models and documents in memory.

import { printJson } from '../../../src/generator/code/json/print-json.ts';
import { buildModel } from '../../../src/generator/pipeline/build-model.ts';
import type { Api } from '../../../src/generator/model/types/api.ts';
import { createReport } from '../../../src/generator/diagnostics/report.ts';
import { printDocument } from '../../../src/generator/targets/spec/openapi-document.ts';
import { createInMemoryReader } from '../../golden-harness/in-memory-reader.ts';
import { isNode, type Node } from '../immutable-tree.ts';

/** Returns the model of a document in memory. Throws if the document has errors, which are bugs in the test. */
export async function toModel(document: Node): Promise<Api> {
  const files = createInMemoryReader(new Map([['document.json', JSON.stringify(document)]]));
  const report = createReport();
  const { api } = await buildModel({ document: 'document.json', overlays: [] }, files, report);
  const error = report.diagnostics.find(({ severity }) => severity === 'error');
  if (api === undefined || error !== undefined)
    throw new Error(`cannot build the model: ${error?.code ?? ''} ${error?.message ?? ''}`);
  return api;
}

/** Returns the canonical document of a model as one tree with references. */
export function toDocument(api: Api): Node {
  const document: unknown = JSON.parse(printJson(printDocument(api)));
  if (!isNode(document)) throw new Error('the canonical document is not an object');
  return document;
}
