// Models of documents that may contain errors.

import { readFile } from 'node:fs/promises';
import { buildModel } from '../../../../src/generator/pipeline/build-model.ts';
import type { Api } from '../../../../src/generator/model/types/api.ts';
import { createReport } from '../../../../src/generator/diagnostics/report.ts';

/**
 * Returns the model without its invalid parts; `undefined` if there is no model. Reads the document from disk if
 * `sourceText` is absent.
 */
export async function buildPartialModel(document: string, sourceText?: string): Promise<Api | undefined> {
  const { api } = await buildModel(
    { document, overlays: [], tolerance: 'exclude' },
    { read: async (path) => sourceText ?? readFile(path, 'utf8') },
    createReport(),
  );
  return api;
}
