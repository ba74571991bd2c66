// Report: collects the diagnostics of all stages.

import { codes, type Code } from './codes.ts';
import type { Diagnostic, Place, Related, Severity } from './diagnostic.ts';

/** Content of a diagnostic. */
export interface Finding {
  readonly message: string;
  readonly place?: Place | undefined;
  readonly related?: readonly Related[];
  readonly help?: string;
  readonly severity?: Severity;
}

/** Collector of diagnostics. Stages add; only the pipeline reads `hasErrors`. */
export interface Report {
  /**
   * Adds a diagnostic, unless one with the same code, location, and message exists. `severity` defaults to that of the
   * code.
   */
  add(code: Code, finding: Finding): void;
  /** Diagnostics sorted by file, line, and column; those without a location come first. */
  readonly diagnostics: readonly Diagnostic[];
  /** Whether any diagnostic is an error. */
  readonly failed: boolean;
}

/** Creates an empty report. */
export function createReport(): Report {
  const found = new Map<string, Diagnostic>();
  let sorted: readonly Diagnostic[] | undefined;
  let failed = false;
  return {
    add(code, finding) {
      const severity = finding.severity ?? codes[code].severity;
      const { place } = finding;
      const key = JSON.stringify([code, place?.file, place?.line, place?.column, finding.message]);
      if (found.has(key)) return;
      found.set(key, {
        code,
        severity,
        message: finding.message,
        ...(place && { place }),
        ...(finding.related?.length && { related: finding.related }),
        ...(finding.help !== undefined && { help: finding.help }),
      });
      sorted = undefined;
      failed ||= severity === 'error';
    },
    get diagnostics() {
      return (sorted ??= [...found.values()].sort(byPlace));
    },
    get failed() {
      return failed;
    },
  };
}

function byPlace(a: Diagnostic, b: Diagnostic): number {
  if (!a.place || !b.place) return (a.place ? 1 : 0) - (b.place ? 1 : 0);
  if (a.place.file !== b.place.file) return a.place.file < b.place.file ? -1 : 1;
  return a.place.line - b.place.line || a.place.column - b.place.column;
}
