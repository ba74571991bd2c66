// Registry of explanations, by diagnostic code. Separate from the codes, because most commands do not need it.

import { documentReferenceExplanations } from './explanations/document-references.ts';
import { isDiagnosticCode } from './codes.ts';
import type { ExampleExplanation, Explanations, FixExplanation } from './explanation.ts';

export const explanations: Partial<Explanations> = {
  ...documentReferenceExplanations,
};

/** Returns the explanation of a diagnostic code; `undefined` for other codes. */
export function explanationOf(code: string): ExampleExplanation | FixExplanation | undefined {
  return isDiagnosticCode(code) ? explanations[code] : undefined;
}
