// Registry of diagnostic codes: the severity and the explanation of each.

import { cliCodes } from './codes/cli.ts';
import { diffCodes } from './codes/diff.ts';
import { documentCodes } from './codes/document.ts';
import { emitCodes } from './codes/emit.ts';
import { lintCodes } from './codes/lint.ts';
import { modelCodes } from './codes/model.ts';
import { releaseCodes } from './codes/release.ts';
import { rulesCodes } from './codes/rules.ts';
import { scaffoldCodes } from './codes/scaffold.ts';
import { sourceCodes } from './codes/source.ts';
import { templatesCodes } from './codes/templates.ts';
import { validatorCodes } from './codes/validators.ts';
import type { Severity } from './diagnostic.ts';

/** Severity and explanation (cause and consequence) of a diagnostic code. */
export interface CodeEntry {
  readonly severity: Severity;
  readonly meaning: string;
}

export const codes = {
  ...cliCodes,
  ...sourceCodes,
  ...documentCodes,
  ...rulesCodes,
  ...modelCodes,
  ...emitCodes,
  ...validatorCodes,
  ...diffCodes,
  ...scaffoldCodes,
  ...releaseCodes,
  ...templatesCodes,
  ...lintCodes,
} as const satisfies Record<string, CodeEntry>;

/** A diagnostic code, `<stage>/<problem>` in kebab-case. */
export type Code = keyof typeof codes;

export function isCode(text: string): text is Code {
  return Object.hasOwn(codes, text);
}
