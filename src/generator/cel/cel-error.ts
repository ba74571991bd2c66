// Errors of CEL expressions, located by offsets in the text of the rule.

import type { Code } from '../diagnostics/codes.ts';
import type { Related, Severity } from '../diagnostics/diagnostic.ts';
import type { Range } from './ast.ts';

export interface Problem {
  readonly code: Code;
  readonly range: Range;
  readonly message: string;
  /** Default: the severity of the code. */
  readonly severity?: Severity;
  readonly related?: readonly Related[];
  readonly help?: string;
}

/** Receives every error, in the order of detection. */
export type Tell = (problem: Problem) => void;

/** Optional properties of an error. */
export interface Extra {
  readonly severity?: Severity | undefined;
  readonly related?: readonly Related[];
  readonly help?: string | undefined;
}

/** Creates an error without `undefined` properties. */
export function problem(code: Code, range: Range, message: string, { severity, related, help }: Extra = {}): Problem {
  const { start, end } = range;
  return {
    code,
    range: { start, end },
    message,
    ...(severity && { severity }),
    ...(related && related.length > 0 && { related }),
    ...(help !== undefined && { help }),
  };
}
