// Lint findings: from rules, diagnostics, and external linters.

import type { DiagnosticData } from '../../diagnostics/diagnostic.ts';
import { type NodePath, nodePathsAt, type RootNodes } from './finding-location.ts';
import type { Fix } from './rule.ts';
import type { RuleSeverity } from './config-types.ts';
import { createHash } from 'node:crypto';
import { escapePointerSegment } from '../../source/pointer.ts';

/** Fix with the node that it changes. */
export interface LocatedFix {
  readonly nodePath: NodePath;
  readonly fix: Fix;
}

/** Finding before the configured severities and the suppressions are applied. */
export interface RawFinding extends Omit<DiagnosticData, 'severity'> {
  readonly severity: RuleSeverity;
  readonly locatedFix?: LocatedFix;
  /** Whether the configuration cannot change the severity, because no model can be built. */
  readonly isSeverityFixed?: true;
}

/** Finding with its final severity. */
export interface LintFinding extends DiagnosticData {
  readonly locatedFix?: LocatedFix;
  /** Fingerprint of 12 hexadecimal digits, independent of line numbers. */
  readonly fingerprint: string;
}

type LocatedMessage = Pick<DiagnosticData, 'code' | 'message' | 'location'>;

/** Compares by file, line, column, and code. Findings without a location come first. */
export function compareByLocation(a: LocatedMessage, b: LocatedMessage): number {
  if (!a.location || !b.location) return (a.location ? 1 : 0) - (b.location ? 1 : 0) || compareStrings(a.code, b.code);
  const { location: left } = a;
  const { location: right } = b;
  return (
    compareStrings(left.file, right.file) ||
    left.line - right.line ||
    left.column - right.column ||
    compareStrings(a.code, b.code) ||
    compareStrings(a.message, b.message)
  );
}

function compareStrings(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/**
 * Returns a fingerprint for each finding: a hash of code, file, path, and message. Array indices are excluded from the
 * path, since they change when items are added or removed. Equal findings are numbered.
 */
export function fingerprintFindings(findings: readonly DiagnosticData[], roots: RootNodes): readonly string[] {
  const occurrences = new Map<string, number>();
  return findings.map((finding) => {
    const identity = JSON.stringify([
      finding.code,
      finding.location?.file ?? '',
      keyPath(finding, roots),
      finding.message,
    ]);
    const occurrence = occurrences.get(identity) ?? 0;
    occurrences.set(identity, occurrence + 1);
    return createHash('sha256').update(`${identity}#${occurrence}`).digest('hex').slice(0, 12);
  });
}

/** Returns the path of keys from the root to a finding, with `-` for array indices. */
function keyPath({ location }: DiagnosticData, roots: RootNodes): string {
  const root = location && roots.get(location.file);
  if (!root) return '';
  const paths = nodePathsAt(root, root.source.offset(location.line, location.column));
  return paths.map(({ entry }) => (entry ? escapePointerSegment(entry.key) : '-')).join('/');
}
