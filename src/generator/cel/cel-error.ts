// What is wrong with a rule, told by offsets in its text.

import type { Code } from '../diagnostics/codes.ts';
import type { Related, Severity } from '../diagnostics/diagnostic.ts';
import type { Range } from './ast.ts';

export interface Problem {
  readonly code: Code;
  readonly range: Range;
  readonly message: string;
  /** The code's if absent. */
  readonly severity?: Severity;
  readonly related?: readonly Related[];
  readonly help?: string;
}

/** Told of every problem, in the order in which they are found. */
export type Tell = (problem: Problem) => void;

/** The parts of a problem that are not always there. */
export interface Extra {
  readonly severity?: Severity | undefined;
  readonly related?: readonly Related[];
  readonly help?: string | undefined;
}

/** A problem without members that are undefined. */
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
