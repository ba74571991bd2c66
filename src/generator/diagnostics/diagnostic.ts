// What a problem is: a code, a sentence, and the place where a person can mend it.

import type { Code } from './codes.ts';

/** Where something stands in a text. Lines and columns count from 1; columns count UTF-16 units, as editors do. */
export interface Place {
  /** Path as the user would type it: relative to the working directory, with `/`. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** The position after the last character; absent where only a point is known. */
  readonly end?: { readonly line: number; readonly column: number };
}

export type Severity = 'error' | 'warning' | 'note';

/** A second place that explains the first ("where check_timeout is defined"). */
export interface Related {
  readonly place: Place;
  readonly message: string;
}

/** What is said of a problem, whoever found it. Without a place it concerns the run as a whole (a flag, a missing file). */
export interface Told {
  readonly code: string;
  readonly severity: Severity;
  readonly message: string;
  readonly place?: Place;
  readonly related?: readonly Related[];
  /** The way out, as a sentence. */
  readonly help?: string;
}

/** One problem that a stage of the pipeline found. */
export interface Diagnostic extends Told {
  readonly code: Code;
}
