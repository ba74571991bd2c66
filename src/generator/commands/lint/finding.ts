// Lint findings: from rules, diagnostics, and external linters.

import type { Told } from '../../diagnostics/diagnostic.ts';
import type { Spot } from './finding-location.ts';
import type { Fix } from './rule.ts';
import type { Level } from './config.ts';

/** Fix with the node that it changes. */
export interface Mend {
  readonly spot: Spot;
  readonly fix: Fix;
}

/** Finding before severities of the configuration and suppressions apply. */
export interface Found extends Omit<Told, 'severity'> {
  readonly severity: Level;
  readonly mend?: Mend;
  /** Whether the configuration cannot change the severity, because no model can be built. */
  readonly binding?: true;
}

export interface LintFinding extends Told {
  readonly mend?: Mend;
  /** Fingerprint of 12 hexadecimal digits, independent of line numbers. */
  readonly fingerprint: string;
}

type Placed = Pick<Told, 'code' | 'message' | 'place'>;

/** Compares by file, line, column, and code. Findings without a location come first. */
export function byPlace(a: Placed, b: Placed): number {
  if (!a.place || !b.place) return (a.place ? 1 : 0) - (b.place ? 1 : 0) || compare(a.code, b.code);
  const { place: left } = a;
  const { place: right } = b;
  return (
    compare(left.file, right.file) ||
    left.line - right.line ||
    left.column - right.column ||
    compare(a.code, b.code) ||
    compare(a.message, b.message)
  );
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
