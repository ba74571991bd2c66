// Report wrapper for strict mode.

import { diagnosticCodes, type CodeDefinition } from './codes.ts';
import { mapReport, type Report } from './report.ts';

/** Returns a report that raises tolerated mistakes to errors, including those that are errors by default. */
export function withStrictErrors(report: Report): Report {
  return mapReport(report, (code, details) => {
    const { severity, isStrictError }: CodeDefinition = diagnosticCodes[code];
    return (isStrictError ?? severity === 'error') ? { ...details, severity: 'error' } : details;
  });
}
