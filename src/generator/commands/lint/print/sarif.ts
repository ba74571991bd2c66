// Findings as SARIF 2.1.0.

import type { Told } from '../../../diagnostics/diagnostic.ts';
import { sarifLocation, sarifSchema } from '../../../diagnostics/format-sarif.ts';
import { fingerprintOf, sentence, type Sheet } from './formats.ts';

/** Returns one run with a rule for each code that occurs and a result for each finding. */
export function printSarif({ findings, ashlar, about, document }: Sheet): string {
  const codes = [...new Set(findings.map(({ code }) => code))].sort();
  const log = {
    $schema: sarifSchema,
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'ashlar lint',
            version: ashlar,
            rules: codes.map((id) => {
              const known = about(id);
              return {
                id,
                ...(known && {
                  shortDescription: { text: known.meaning },
                  ...(known.remedy !== undefined && { help: { text: known.remedy } }),
                }),
              };
            }),
          },
        },
        columnKind: 'utf16CodeUnits',
        results: findings.map((finding) => resultOf(finding, document)),
      },
    ],
  };
  return `${JSON.stringify(log, null, 2)}\n`;
}

/** Consumers such as GitHub reject a result without a location; the fallback is the start of the document. */
function resultOf(finding: Told, document: string): object {
  const { code, severity, place, related = [] } = finding;
  const fingerprint = fingerprintOf(finding);
  return {
    ruleId: code,
    level: severity,
    message: { text: sentence(finding) },
    locations: [sarifLocation(place ?? { file: document, line: 1, column: 1 })],
    ...(related.length > 0 && {
      relatedLocations: related.map((other, index) => ({
        id: index + 1,
        message: { text: other.message },
        ...sarifLocation(other.place),
      })),
    }),
    ...(fingerprint !== undefined && { partialFingerprints: { 'ashlar/v1': fingerprint } }),
  };
}
