// Diagnostics: code, severity, message, and source location.

import type { DiagnosticCode } from './codes.ts';

/** Range in a source file. Lines and columns are 1-based; columns count UTF-16 code units. */
export interface Location {
  /** Path relative to the working directory, with forward slashes. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** Position after the last character; absent for a point. */
  readonly end?: { readonly line: number; readonly column: number };
}

export type Severity = 'error' | 'warning' | 'note';

/** Secondary location with a label, such as `first declared here`. */
export interface RelatedLocation {
  readonly location: Location;
  readonly message: string;
}

/** Reported problem, possibly from a third-party rule. Without a location, it concerns the whole run. */
export interface DiagnosticData {
  readonly code: string;
  readonly severity: Severity;
  readonly message: string;
  readonly location?: Location;
  readonly related?: readonly RelatedLocation[];
  /** Suggested fix. */
  readonly help?: string;
}

/** Problem that a stage of the pipeline reports. */
export interface Diagnostic extends DiagnosticData {
  readonly code: DiagnosticCode;
}
