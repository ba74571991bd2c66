// Code generated for constructs found in real-world documents compiles under the strictest compiler options.

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { CompileCase } from '../compile/case.ts';
import { sourceTargets, renderOutput } from '../compile/render-unformatted-output.ts';
import { loadModel } from '../models.ts';

/** Returns the name of the compile case of a document. Programs that use its output are `within` this case. */
export const compileCaseName = (document: string): string => `constructs: ${document}`;

export const cases: readonly CompileCase[] = readdirSync(join(import.meta.dirname, 'documents')).map((document) => ({
  name: compileCaseName(document),
  files: async () => renderOutput(await loadModel(`test/constructs/documents/${document}`), sourceTargets),
}));
