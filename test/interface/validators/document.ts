// The document that validators are generated from, as one tree with references, and its model.

import { printJson } from '../../../src/generator/code/json/json.ts';
import { buildModel } from '../../../src/generator/pipeline/pipeline.ts';
import type { Api } from '../../../src/generator/model/types/api.ts';
import { createReport } from '../../../src/generator/diagnostics/report.ts';
import type { FileReader } from '../../../src/generator/source/load-sources.ts';
import { printDocument } from '../../../src/generator/targets/spec/openapi-document.ts';
import { memoryFiles } from '../../golden-harness/files.ts';
import { isNode, type Node } from '../tree.ts';

/** The model of a document; one that has an error is a defect of the test that made it. */
async function modelOf(document: string, files: FileReader): Promise<Api> {
  const report = createReport();
  const { api } = await buildModel({ document, overlays: [] }, files, report);
  const error = report.diagnostics.find(({ severity }) => severity === 'error');
  if (api === undefined || error !== undefined)
    throw new Error(`no model: ${error?.code ?? ''} ${error?.message ?? ''}`);
  return api;
}

/** The document that a model was made from, as one tree with references. */
export function documentOf(api: Api): Node {
  const document: unknown = JSON.parse(printJson(printDocument(api)));
  if (!isNode(document)) throw new Error('the canonical document is no object');
  return document;
}

/** The model of a document held in memory. */
export function modelOfDocument(document: Node): Promise<Api> {
  return modelOf('document.json', memoryFiles(new Map([['document.json', JSON.stringify(document)]])));
}
