// Comparison as JSON.

import type { Comparison } from '../assess-changes.ts';
import { countByLevel } from '../assess-changes.ts';

/** Returns one JSON document. Properties that do not apply are absent. */
export function printJson({ base, head, difference, assessedChanges, bumps }: Comparison, ashlar: string): string {
  const value = {
    ashlar,
    base: { name: base, ...difference.base },
    head: { name: head, ...difference.head },
    counts: countByLevel(assessedChanges),
    versions: bumps,
    changes: assessedChanges.map(({ change, subject, level, approval }) => ({
      id: change.id,
      level,
      wire: change.wire,
      code: change.code,
      subject,
      operations: change.operations,
      sentence: change.sentence,
      base: change.base,
      head: change.head,
      fingerprint: change.fingerprint,
      approval: approval && { reason: approval.reason, expires: approval.expires },
    })),
  };
  return `${JSON.stringify(value, null, 2)}\n`;
}
