// Report wrapper that raises slow patterns to errors.

import type { Report } from '../diagnostics/report.ts';

/**
 * Returns a report that raises slow patterns to errors. Keeps the severity of findings that specify one, because those
 * patterns have a safe equivalent.
 */
export function withSlowPatternErrors(report: Report): Report {
  return {
    add: (code, finding) =>
      report.add(
        code,
        code === 'document/slow-pattern' || code === 'cel/slow-pattern' ? { severity: 'error', ...finding } : finding,
      ),
    get diagnostics() {
      return report.diagnostics;
    },
    get hasErrors() {
      return report.hasErrors;
    },
  };
}
