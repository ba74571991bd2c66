// Comparison as SARIF 2.1.0.

import { toRepositoryLocation, toSarifLocation, sarifSchemaUrl } from '../../../diagnostics/ci-formats.ts';
import { changeKind } from '../catalog.ts';
import type { ChangeLocation, ChangeLevel } from '../change.ts';
import type { PrintOptions } from './print-comparison.ts';
import { describeEffects, changeKindTitle, type Comparison, type AssessedChange } from '../assess-changes.ts';

const levels: Readonly<Record<ChangeLevel, 'error' | 'warning' | 'note'>> = {
  breaking: 'error',
  'possibly-breaking': 'warning',
  compatible: 'note',
};

/** Returns one run with a rule for each change kind that occurs and a result for each change. */
export function printSarif(
  { assessedChanges, difference, bumps }: Comparison,
  { ashlarVersion, directory }: Pick<PrintOptions, 'ashlarVersion' | 'directory'>,
): string {
  const kinds = [...new Map(assessedChanges.map(({ change }) => [change.id, change])).values()];
  const log = {
    $schema: sarifSchemaUrl,
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'ashlar diff',
            version: ashlarVersion,
            rules: kinds.map((change) => ({
              id: change.id,
              shortDescription: { text: changeKindTitle(change) },
              properties: { inverse: changeKind(change.id).inverse },
            })),
          },
        },
        columnKind: 'utf16CodeUnits',
        results: assessedChanges.map((assessedChange) =>
          toSarifResult(assessedChange, difference.head.location, directory),
        ),
        properties: { versions: bumps },
      },
    ],
  };
  return `${JSON.stringify(log, null, 2)}\n`;
}

/**
 * `fallback`: location to use if the change has none in the head. Consumers such as GitHub reject results without a
 * location.
 */
function toSarifResult(assessedChange: AssessedChange, fallback: ChangeLocation, directory: string): object {
  const { change, subject, level, approval } = assessedChange;
  return {
    ruleId: change.id,
    level: levels[level],
    message: {
      text: `${subject === '' ? 'The API' : subject}: ${change.sentence} (${describeEffects(assessedChange)})`,
    },
    locations: [toSarifLocation(toRepositoryLocation(change.head ?? fallback, directory))],
    ...(change.base && {
      relatedLocations: [
        { id: 1, message: { text: 'in the base' }, ...toSarifLocation(toRepositoryLocation(change.base, directory)) },
      ],
    }),
    partialFingerprints: { 'ashlar/v1': change.fingerprint },
    ...(approval && {
      suppressions: [
        { kind: 'external', status: 'accepted', justification: `until ${approval.expires}: ${approval.reason}` },
      ],
    }),
  };
}
