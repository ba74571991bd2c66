// Comparison as SARIF 2.1.0.

import { sarifLocation, sarifSchema } from '../../../diagnostics/format-sarif.ts';
import { kindOf } from '../catalogue.ts';
import type { Place, Level } from '../change.ts';
import { effectsOf, titleOf, type Comparison, type Verdict } from '../assess-changes.ts';

const levels: Readonly<Record<Level, 'error' | 'warning' | 'note'>> = {
  breaking: 'error',
  possibly: 'warning',
  compatible: 'note',
};

/** Returns one run with a rule for each change kind that occurs and a result for each change. */
export function printSarif({ verdicts, difference, bumps }: Comparison, ashlar: string): string {
  const kinds = [...new Map(verdicts.map(({ change }) => [change.id, change])).values()];
  const log = {
    $schema: sarifSchema,
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'ashlar diff',
            version: ashlar,
            rules: kinds.map((change) => ({
              id: change.id,
              shortDescription: { text: titleOf(change) },
              properties: { mirror: kindOf(change.id).mirror },
            })),
          },
        },
        columnKind: 'utf16CodeUnits',
        results: verdicts.map((verdict) => resultOf(verdict, difference.head.place)),
        properties: { versions: bumps },
      },
    ],
  };
  return `${JSON.stringify(log, null, 2)}\n`;
}

/**
 * `fallback`: location of a result without one in the head. Consumers such as GitHub reject results without a location.
 */
function resultOf(verdict: Verdict, otherwise: Place): object {
  const { change, subject, level, approval } = verdict;
  return {
    ruleId: change.id,
    level: levels[level],
    message: { text: `${subject === '' ? 'The interface' : subject}: ${change.sentence} (${effectsOf(verdict)})` },
    locations: [sarifLocation(change.head ?? otherwise)],
    ...(change.base && {
      relatedLocations: [{ id: 1, message: { text: 'in the base' }, ...sarifLocation(change.base) }],
    }),
    partialFingerprints: { 'ashlar/v1': change.fingerprint },
    ...(approval && {
      suppressions: [
        { kind: 'external', status: 'accepted', justification: `until ${approval.expires}: ${approval.reason}` },
      ],
    }),
  };
}
