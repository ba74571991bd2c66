// Registry of explanations, by diagnostic code. Separate from the codes, because most commands do not need it.

import { documentReferenceExplanations } from './explanations/document-references.ts';
import { documentStructureExplanations } from './explanations/document-structure.ts';
import { documentExtensionExplanations } from './explanations/document-extensions.ts';
import { documentParameterAndBodyExplanations } from './explanations/document-parameters-and-bodies.ts';
import { documentPathExplanations } from './explanations/document-paths.ts';
import { documentSchemaExplanations } from './explanations/document-schemas.ts';
import { documentSwaggerExplanations } from './explanations/document-swagger.ts';
import { celExplanations } from './explanations/cel.ts';
import { modelExplanations } from './explanations/model.ts';
import { isDiagnosticCode } from './codes.ts';
import type { ExampleExplanation, Explanations, FixExplanation } from './explanation.ts';

export const explanations: Partial<Explanations> = {
  ...documentReferenceExplanations,
  ...documentStructureExplanations,
  ...celExplanations,
  ...modelExplanations,

  ...documentExtensionExplanations,
  ...documentParameterAndBodyExplanations,
  ...documentPathExplanations,
  ...documentSchemaExplanations,
  ...documentSwaggerExplanations,
};

/** Returns the explanation of a diagnostic code; `undefined` for other codes. */
export function explanationOf(code: string): ExampleExplanation | FixExplanation | undefined {
  return isDiagnosticCode(code) ? explanations[code] : undefined;
}
