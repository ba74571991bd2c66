// Errors of CEL expressions, located by offsets in the text of the rule.

import type { DiagnosticCode } from '../diagnostics/codes.ts';
import type { RelatedLocation, Severity } from '../diagnostics/diagnostic.ts';
import type { TextRange } from './ast.ts';

export interface CelError {
  readonly code: DiagnosticCode;
  readonly range: TextRange;
  readonly message: string;
  /** Default: the severity of the code. */
  readonly severity?: Severity;
  readonly related?: readonly RelatedLocation[];
  readonly help?: string;
}

/** Receives every error, in the order of detection. */
export type CelErrorReporter = (error: CelError) => void;

/** Optional properties of an error. */
export interface CelErrorDetails {
  readonly severity?: Severity | undefined;
  readonly related?: readonly RelatedLocation[];
  readonly help?: string | undefined;
}

/** Creates an error without `undefined` properties. */
export function createCelError(
  code: DiagnosticCode,
  range: TextRange,
  message: string,
  { severity, related, help }: CelErrorDetails = {},
): CelError {
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
