// Compile cases for the types and validators of small documents.

import type { CompileCase } from '../../compile/case.ts';
import { renderOutput } from '../../compile/render-unformatted-output.ts';
import { goldenDocuments } from './golden-documents.ts';
import { modelOf } from './model.ts';

export const cases: readonly CompileCase[] = Object.entries(goldenDocuments).map(([name, { document }]) => ({
  name: `validators: ${name}`,
  files: async () => renderOutput(await modelOf(document), ['types', 'validators']),
}));
