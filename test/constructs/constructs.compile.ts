// Output for constructs of real documents compiles with the strictest compiler options.

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { CompileCase } from '../compile/case.ts';
import { allTargets, renderOutput } from '../compile/outputs.ts';
import { loadModel } from '../models.ts';

/** Returns the name of the compile case of a document. Programs that use its output are `within` this case. */
export const constructsCase = (document: string): string => `constructs: ${document}`;

export const cases: readonly CompileCase[] = readdirSync(join(import.meta.dirname, 'documents')).map((document) => ({
  name: constructsCase(document),
  files: async () => renderOutput(await loadModel(`test/constructs/documents/${document}`), allTargets),
}));
