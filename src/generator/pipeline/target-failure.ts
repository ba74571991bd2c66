// Diagnostic of a custom target that fails.

import type { DiagnosticDetails } from '../diagnostics/report.ts';

/** Returns the details of `targets/failed`. */
export function targetFailure(message: string): DiagnosticDetails {
  return { message, help: 'correct the target, or remove it from `targets`' };
}
