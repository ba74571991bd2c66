// Fingerprints of findings, independent of line numbers.

import { createHash } from 'node:crypto';
import type { DiagnosticData } from '../../diagnostics/diagnostic.ts';
import { escapePointerSegment } from '../../source/pointer.ts';
import { nodePathsAt, type RootNodes } from './finding-location.ts';

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

function keyPath({ location }: DiagnosticData, roots: RootNodes): string {
  const root = location && roots.get(location.file);
  if (!root) return '';
  const paths = nodePathsAt(root, root.source.offset(location.line, location.column));
  return paths.map(({ entry }) => (entry ? escapePointerSegment(entry.key) : '-')).join('/');
}
