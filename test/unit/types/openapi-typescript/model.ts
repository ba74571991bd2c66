// The model of a document, as far as it goes: what has mistakes is left out.

import { readFile } from 'node:fs/promises';
import { buildModel } from '../../../../src/generator/pipeline/pipeline.ts';
import type { Api } from '../../../../src/generator/model/types/api.ts';
import { createReport } from '../../../../src/generator/diagnostics/report.ts';

/** Undefined where nothing can be made of it. Its text is read unless it is given. */
export async function modelAsFarAsItGoes(document: string, text?: string): Promise<Api | undefined> {
  const { api } = await buildModel(
    { document, overlays: [], excludeInvalid: true },
    { read: async (path) => text ?? readFile(path, 'utf8') },
    createReport(),
  );
  return api;
}
