// Diagnostics: code, severity, message, and source location.

import type { Code } from './codes.ts';

/** Range in a source file. Lines and columns are 1-based; columns count UTF-16 code units. */
export interface Place {
  /** Path relative to the working directory, with `/`. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** Position after the last character; absent for a point. */
  readonly end?: { readonly line: number; readonly column: number };
}

export type Severity = 'error' | 'warning' | 'note';

/** Secondary location with a label, such as `first defined here`. */
export interface Related {
  readonly place: Place;
  readonly message: string;
}

/** A reported problem, also from third-party rules. Without a location, it concerns the whole run. */
export interface Told {
  readonly code: string;
  readonly severity: Severity;
  readonly message: string;
  readonly place?: Place;
  readonly related?: readonly Related[];
  /** Suggested fix. */
  readonly help?: string;
}

/** A problem reported by a stage of the pipeline. */
export interface Diagnostic extends Told {
  readonly code: Code;
}
