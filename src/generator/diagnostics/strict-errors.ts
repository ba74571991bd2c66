// Severities in strict mode and in the linter.

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

/** Returns the severity in `ashlar lint`, where schemas that accept no value are errors too. */
export function lintSeverity(code: DiagnosticCode, severity: Severity): Severity {
  const definition: CodeDefinition = diagnosticCodes[code];
  return definition.isLintError ? 'error' : strictSeverity(code, severity);
}

/** Returns a report that raises tolerated mistakes to errors. */
export function withStrictErrors(report: Report): Report {
  return mapReport(report, (code, details) => ({
    ...details,
    severity: strictSeverity(code, details.severity ?? diagnosticCodes[code].severity),
  }));
}
