// Fingerprints of findings, independent of line numbers.

import { createHash } from 'node:crypto';
import type { Told } from '../../diagnostics/diagnostic.ts';
import { escapeSegment } from '../../source/pointer.ts';
import { deepestAt, type Roots } from './finding-location.ts';

/**
 * Returns a fingerprint for each finding: a hash of code, file, path, and message. Array indices are excluded from the
 * path, since they change when items are added or removed. Equal findings are numbered.
 */
export function fingerprintsOf(findings: readonly Told[], roots: Roots): readonly string[] {
  const times = new Map<string, number>();
  return findings.map((finding) => {
    const identity = JSON.stringify([finding.code, finding.place?.file ?? '', wayTo(finding, roots), finding.message]);
    const nth = times.get(identity) ?? 0;
    times.set(identity, nth + 1);
    return createHash('sha256').update(`${identity}#${nth}`).digest('hex').slice(0, 12);
  });
}

function wayTo({ place }: Told, roots: Roots): string {
  const root = place && roots.get(place.file);
  if (!root) return '';
  const way = deepestAt(root, root.source.offset(place.line, place.column));
  return way.map(({ entry }) => (entry ? escapeSegment(entry.key) : '-')).join('/');
}
