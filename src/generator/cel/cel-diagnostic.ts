// Diagnostics for CEL expressions, located by offsets in the text of the rule.

import type { DiagnosticCode } from '../diagnostics/codes.ts';
import type { RelatedLocation, Severity } from '../diagnostics/diagnostic.ts';
import type { TextRange } from './ast.ts';

export interface CelDiagnostic {
  readonly code: DiagnosticCode;
  readonly range: TextRange;
  readonly message: string;
  /** Default: the severity of the code. */
  readonly severity?: Severity;
  readonly related?: readonly RelatedLocation[];
  readonly help?: string;
}

/** Receives every diagnostic, in the order of detection. */
export type CelDiagnosticReporter = (diagnostic: CelDiagnostic) => void;

/** Optional properties of a diagnostic. */
export interface CelDiagnosticDetails {
  readonly severity?: Severity | undefined;
  readonly related?: readonly RelatedLocation[];
  readonly help?: string | undefined;
}

/** Creates a diagnostic without `undefined` properties. */
export function createCelDiagnostic(
  code: DiagnosticCode,
  range: TextRange,
  message: string,
  { severity, related, help }: CelDiagnosticDetails = {},
): CelDiagnostic {
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
