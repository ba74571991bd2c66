// Models of documents on disk, each parsed and built once per worker.

import { join, relative, resolve } from 'node:path';
import { buildModel } from '../src/generator/pipeline/build-model.ts';
import type { Api } from '../src/generator/model/types/api.ts';
import { createReport } from '../src/generator/diagnostics/report.ts';
import { formatText } from '../src/generator/diagnostics/format-text.ts';
import { createDiskReader } from '../src/generator/source/disk-reader.ts';

const root = join(import.meta.dirname, '..');
const models = new Map<string, Promise<Api>>();

/** Returns the model of a document, by its path relative to the repository root. Throws if the document has errors. */
export function loadModel(path: string): Promise<Api> {
  const document = relative(root, resolve(root, path));
  const model = models.get(document) ?? build(document);
  models.set(document, model);
  return model;
}

async function build(document: string): Promise<Api> {
  const report = createReport();
  const { api, sources } = await buildModel({ document, overlays: [] }, createDiskReader(root), report);
  if (!api || report.hasErrors) throw new Error(formatText(report.diagnostics, sources.texts));
  return api;
}
