// Registry of diagnostic codes, with the severity of each code.

import { cliCodes } from './codes/cli.ts';
import { diffCodes } from './codes/diff.ts';
import { documentCodes } from './codes/document.ts';
import { documentSchemaCodes } from './codes/document-schemas.ts';
import { outputCodes } from './codes/output.ts';
import { lintCodes } from './codes/lint.ts';
import { mockCodes } from './codes/mock.ts';
import { modelCodes } from './codes/model.ts';
import { releaseCodes } from './codes/release.ts';
import { celCodes } from './codes/cel.ts';
import { scaffoldCodes } from './codes/scaffold.ts';
import { sourceCodes } from './codes/source.ts';
import { targetCodes } from './codes/targets.ts';
import { templateCodes } from './codes/templates.ts';
import { validatorCodes } from './codes/validators.ts';
import type { Severity } from './diagnostic.ts';

/** Severity of a diagnostic code. Its explanation is in `explanations/`. */
export interface CodeDefinition {
  readonly severity: Severity;
  /**
   * Whether it is an error in strict mode, in `ashlar lint`, and in a document with the vocabulary: the document violates
   * a specification, but the author's intent is clear.
   */
  readonly isStrictError?: true;
  /**
   * Whether it is an error in `ashlar lint` only: no specification forbids it, but it is a definite mistake, because no
   * value is valid.
   */
  readonly isLintError?: true;
  /** Whether `ashlar generate` reports a warning instead of an error if it can repair the document. */
  readonly isRepairable?: true;
}

export const diagnosticCodes = {
  ...cliCodes,
  ...sourceCodes,
  ...documentCodes,
  ...documentSchemaCodes,
  ...celCodes,
  ...modelCodes,
  ...outputCodes,
  ...validatorCodes,
  ...diffCodes,
  ...scaffoldCodes,
  ...releaseCodes,
  ...mockCodes,
  ...templateCodes,
  ...targetCodes,
  ...lintCodes,
} as const satisfies Record<string, CodeDefinition>;

/** Diagnostic code: `<stage>/<problem>` in kebab-case. */
export type DiagnosticCode = keyof typeof diagnosticCodes;

export function isDiagnosticCode(text: string): text is DiagnosticCode {
  return Object.hasOwn(diagnosticCodes, text);
}
