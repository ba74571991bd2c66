// Findings as Checkstyle XML.

import { escapeXml } from '../../../diagnostics/escape-untrusted-text.ts';
import type { DiagnosticData } from '../../../diagnostics/diagnostic.ts';
import { messageWithHelp, type LintReport } from './print-findings.ts';

const severities = { error: 'error', warning: 'warning', note: 'info' } as const;

/** Returns one element per file. A finding without a location belongs to the document. */
export function printCheckstyle({ document, findings }: LintReport): string {
  const files = new Map<string, DiagnosticData[]>();
  for (const finding of findings) {
    const file = finding.location?.file ?? document;
    files.set(file, [...(files.get(file) ?? []), finding]);
  }
  const elements = [...files].map(
    ([file, fileFindings]) =>
      `  <file name="${escapeXml(file)}">\n${fileFindings.map(formatError).join('')}  </file>\n`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<checkstyle version="8.0">\n${elements.join('')}</checkstyle>\n`;
}

function formatError(finding: DiagnosticData): string {
  const { code, severity, location } = finding;
  const position = location ? ` line="${location.line}" column="${location.column}"` : '';
  return `    <error${position} severity="${severities[severity]}" message="${escapeXml(messageWithHelp(finding))}" source="${escapeXml(`ashlar.${code}`)}"/>\n`;
}
