// Severities in strict mode.

import { diagnosticCodes, type CodeDefinition, type DiagnosticCode } from './codes.ts';
import type { Severity } from './diagnostic.ts';
import { mapReport, type Report } from './report.ts';

/**
 * Returns the severity in strict mode, where tolerated mistakes are errors: those that the definition of the code lists,
 * and those that are errors by default, but were reported as warnings.
 */
export function strictSeverity(code: DiagnosticCode, severity: Severity): Severity {
  const definition: CodeDefinition = diagnosticCodes[code];
  return (definition.isStrictError ?? definition.severity === 'error') ? 'error' : severity;
}

/** Returns a report that raises tolerated mistakes to errors. */
export function withStrictErrors(report: Report): Report {
  return mapReport(report, (code, details) => ({
    ...details,
    severity: strictSeverity(code, details.severity ?? diagnosticCodes[code].severity),
  }));
}
