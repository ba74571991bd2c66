// A finding of the linter, whoever made it: a rule of ours, the stages that read, or the rules underneath.

import type { Told } from '../../diagnostics/diagnostic.ts';
import type { Spot } from './finding-location.ts';
import type { Fix } from './rule.ts';
import type { Level } from './config.ts';

/** A fix, and where it applies. */
export interface Mend {
  readonly spot: Spot;
  readonly fix: Fix;
}

/** Before the configuration has had its say: how grave it is by itself. */
export interface Found extends Omit<Told, 'severity'> {
  readonly severity: Level;
  readonly mend?: Mend;
  /** True where the configuration cannot make less of it: no model can be built. */
  readonly binding?: true;
}

export interface LintFinding extends Told {
  readonly mend?: Mend;
  /** Twelve hexadecimal digits: the same wherever its lines move to. */
  readonly fingerprint: string;
}

type Placed = Pick<Told, 'code' | 'message' | 'place'>;

/** By file, line, column and code; those without a place first. */
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
