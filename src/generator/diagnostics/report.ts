// Where the stages put the problems they find, and whether the next stage may run.

import { codes, type Code } from './codes.ts';
import type { Diagnostic, Place, Related, Severity } from './diagnostic.ts';

/** What a stage says of a problem; the severity is the code's unless it is given. */
export interface Finding {
  readonly message: string;
  readonly place?: Place | undefined;
  readonly related?: readonly Related[];
  readonly help?: string;
  readonly severity?: Severity;
}

/** Collects diagnostics. Stages add; only the pipeline asks whether it may go on. */
export interface Report {
  /** Adds a problem. The same code, place and message is kept once. */
  add(code: Code, finding: Finding): void;
  /** All problems so far, by file, line and column; those without a place first. */
  readonly diagnostics: readonly Diagnostic[];
  /** True when at least one problem is an error. */
  readonly failed: boolean;
}

/** An empty report. */
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
