// Report wrapper that raises slow patterns to errors.

import { mapReport, type Report } from '../diagnostics/report.ts';

/**
 * Returns a report that raises slow patterns to errors. Keeps the severity of findings that specify one, because those
 * patterns have a safe equivalent.
 */
export function withSlowPatternErrors(report: Report): Report {
  return mapReport(report, (code, details) =>
    code === 'document/slow-pattern' || code === 'cel/slow-pattern' ? { severity: 'error', ...details } : details,
  );
}
