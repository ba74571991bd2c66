// Every construct that real documents have: what is generated from it compiles for the strictest consumer.

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { CompileCase } from '../compile/case.ts';
import { allTargets, outputOf } from '../compile/outputs.ts';
import { modelOfFile } from '../models.ts';

/** The name of the case that programs on a document are within. */
export const constructs = (document: string): string => `constructs: ${document}`;

export const cases: readonly CompileCase[] = readdirSync(join(import.meta.dirname, 'documents')).map((document) => ({
  name: constructs(document),
  files: async () => outputOf(await modelOfFile(`test/constructs/documents/${document}`), allTargets),
}));
