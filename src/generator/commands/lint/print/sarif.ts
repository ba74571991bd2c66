// Findings as SARIF 2.1.0.

import type { DiagnosticData } from '../../../diagnostics/diagnostic.ts';
import { toRepositoryLocation, toSarifLocation, sarifSchemaUrl } from '../../../diagnostics/ci-formats.ts';
import { findingFingerprint, messageWithHelp, type LintReport } from './print-findings.ts';

/** Returns one run with a rule for each code that occurs and a result for each finding. */
export function printSarif({ findings, ashlarVersion, describeRule, document, directory }: LintReport): string {
  const codes = [...new Set(findings.map(({ code }) => code))].sort();
  const log = {
    $schema: sarifSchemaUrl,
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'ashlar lint',
            version: ashlarVersion,
            rules: codes.map((id) => {
              const description = describeRule(id);
              return {
                id,
                ...(description && {
                  shortDescription: { text: description.cause },
                  ...(description.consequence !== undefined && {
                    fullDescription: { text: `${description.cause} ${description.consequence}` },
                  }),
                  help: { text: description.fix },
                }),
              };
            }),
          },
        },
        columnKind: 'utf16CodeUnits',
        results: findings.map((finding) => toSarifResult(finding, document, directory)),
      },
    ],
  };
  return `${JSON.stringify(log, null, 2)}\n`;
}

/** Formats a finding. GitHub rejects results without a location, so the default is the start of the document. */
function toSarifResult(finding: DiagnosticData, document: string, directory: string): object {
  const { code, severity, location, related = [] } = finding;
  const fingerprint = findingFingerprint(finding);
  return {
    ruleId: code,
    level: severity,
    message: { text: messageWithHelp(finding) },
    locations: [toSarifLocation(toRepositoryLocation(location ?? { file: document, line: 1, column: 1 }, directory))],
    ...(related.length > 0 && {
      relatedLocations: related.map((relatedInfo, index) => ({
        id: index + 1,
        message: { text: relatedInfo.message },
        ...toSarifLocation(toRepositoryLocation(relatedInfo.location, directory)),
      })),
    }),
    ...(fingerprint !== undefined && { partialFingerprints: { 'ashlar/v1': fingerprint } }),
  };
}
