// Report that collects the diagnostics from all stages.

import { diagnosticCodes, type DiagnosticCode } from './codes.ts';
import { toHelp } from './explanation.ts';
import { explanationOf } from './explanations.ts';
import type { Diagnostic, Location, RelatedLocation, Severity } from './diagnostic.ts';

/** Content of a diagnostic, apart from its code. */
export interface DiagnosticDetails {
  readonly message: string;
  readonly location?: Location | undefined;
  readonly related?: readonly RelatedLocation[];
  readonly help?: string;
  readonly severity?: Severity;
}

/** Collector of diagnostics. */
export interface Report {
  /**
   * Adds a diagnostic, unless one with the same code, location, and message exists. `severity` defaults to that of the
   * code, and `help` to its fix.
   */
  add(code: DiagnosticCode, details: DiagnosticDetails): void;
  /** Diagnostics sorted by file, line, and column; those without a location come first. */
  readonly diagnostics: readonly Diagnostic[];
  /** Whether any diagnostic is an error. */
  readonly hasErrors: boolean;
}

/** Creates an empty report. */
export function createReport(): Report {
  const diagnosticsByKey = new Map<string, Diagnostic>();
  let sortedDiagnostics: readonly Diagnostic[] | undefined;
  let hasErrors = false;
  return {
    add(code, details) {
      const severity = details.severity ?? diagnosticCodes[code].severity;
      const { location } = details;
      const key = JSON.stringify([code, location?.file, location?.line, location?.column, details.message]);
      if (diagnosticsByKey.has(key)) return;
      diagnosticsByKey.set(key, {
        code,
        severity,
        message: details.message,
        ...(location && { location }),
        ...(details.related?.length && { related: details.related }),
        help: details.help ?? toHelp(explanationOf(code).fix),
      });
      sortedDiagnostics = undefined;
      hasErrors ||= severity === 'error';
    },
    get diagnostics() {
      return (sortedDiagnostics ??= [...diagnosticsByKey.values()].sort(compareByLocation));
    },
    get hasErrors() {
      return hasErrors;
    },
  };
}

/** Adds the diagnostics of another report. */
export function addDiagnostics(report: Report, diagnostics: readonly Diagnostic[]): void {
  for (const { code, ...details } of diagnostics) report.add(code, details);
}

/** Returns a report that adds changed diagnostics to another one. */
export function mapReport(
  report: Report,
  change: (code: DiagnosticCode, details: DiagnosticDetails) => DiagnosticDetails,
): Report {
  return {
    add: (code, details) => report.add(code, change(code, details)),
    get diagnostics() {
      return report.diagnostics;
    },
    get hasErrors() {
      return report.hasErrors;
    },
  };
}

function compareByLocation(a: Diagnostic, b: Diagnostic): number {
  if (!a.location || !b.location) return (a.location ? 1 : 0) - (b.location ? 1 : 0);
  if (a.location.file !== b.location.file) return a.location.file < b.location.file ? -1 : 1;
  return a.location.line - b.location.line || a.location.column - b.location.column;
}
