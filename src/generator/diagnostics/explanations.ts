// Registry of explanations, by diagnostic code.

import { documentReferenceExplanations } from './explanations/document-references.ts';
import { documentStructureExplanations } from './explanations/document-structure.ts';
import { documentExtensionExplanations } from './explanations/document-extensions.ts';
import { documentParameterAndBodyExplanations } from './explanations/document-parameters-and-bodies.ts';
import { documentPathExplanations } from './explanations/document-paths.ts';
import { documentSchemaExplanations } from './explanations/document-schemas.ts';
import { documentSwaggerExplanations } from './explanations/document-swagger.ts';
import { celExplanations } from './explanations/cel.ts';
import { mockExplanations } from './explanations/mock.ts';
import { modelExplanations } from './explanations/model.ts';
import { diffExplanations } from './explanations/diff.ts';
import { lintExplanations } from './explanations/lint.ts';
import { outputExplanations, validatorExplanations } from './explanations/output.ts';
import { sourceAccessExplanations } from './explanations/source-access.ts';
import { sourceSyntaxExplanations } from './explanations/source-syntax.ts';
import { cliExplanations } from './explanations/cli.ts';
import { releaseExplanations } from './explanations/release.ts';
import { scaffoldExplanations } from './explanations/scaffold.ts';
import { targetExplanations } from './explanations/targets.ts';
import { templateExplanations } from './explanations/templates.ts';
import type { DiagnosticCode } from './codes.ts';
import type { ExampleExplanation, Explanations, CommandExplanation } from './explanation.ts';

export const explanations: Explanations = {
  ...documentReferenceExplanations,
  ...documentStructureExplanations,
  ...cliExplanations,
  ...releaseExplanations,
  ...mockExplanations,
  ...scaffoldExplanations,
  ...templateExplanations,
  ...targetExplanations,

  ...diffExplanations,
  ...lintExplanations,
  ...outputExplanations,
  ...validatorExplanations,
  ...sourceAccessExplanations,
  ...sourceSyntaxExplanations,

  ...celExplanations,
  ...modelExplanations,

  ...documentExtensionExplanations,
  ...documentParameterAndBodyExplanations,
  ...documentPathExplanations,
  ...documentSchemaExplanations,
  ...documentSwaggerExplanations,
};

/** Returns the explanation of a diagnostic code. */
export function explanationOf(code: DiagnosticCode): ExampleExplanation | CommandExplanation {
  return explanations[code];
}
