// Findings as Markdown, for job summaries and pull request comments.

import { escapeMarkdown } from '../../../diagnostics/escape-untrusted-text.ts';
import type { DiagnosticData } from '../../../diagnostics/diagnostic.ts';
import { formatLocation, formatCounts } from '../../../diagnostics/format-text.ts';
import { findingFingerprint, messageWithHelp, type LintReport } from './print-findings.ts';

/** Maximum number of table rows. GitHub limits the length of comments. */
const maxRows = 200;

/** Formats errors and warnings as a table. Notes are in a collapsed `<details>` element. */
export function printMarkdown({ document, findings }: LintReport): string {
  const title = `## Findings in ${escapeMarkdown(document)}\n`;
  if (findings.length === 0) return `${title}\nNo findings.\n`;
  const notes = findings.filter(({ severity }) => severity === 'note');
  const errorsAndWarnings = findings.filter(({ severity }) => severity !== 'note');
  const collapsed =
    notes.length === 0
      ? []
      : [`<details><summary>Notes (${notes.length})</summary>\n\n${renderTable(notes)}\n</details>\n`];
  return [
    title,
    `${formatCounts(findings)}.\n`,
    ...(errorsAndWarnings.length === 0 ? [] : [renderTable(errorsAndWarnings)]),
    ...collapsed,
  ].join('\n');
}

function renderTable(findings: readonly DiagnosticData[]): string {
  const rows = findings.slice(0, maxRows).map((finding) => {
    const { code, severity, location } = finding;
    const text = escapeMarkdown(messageWithHelp(finding));
    return `| ${[location ? escapeMarkdown(formatLocation(location)) : '', severity, text, `\`${code}\``, `\`${findingFingerprint(finding) ?? ''}\``.replace('``', '')].join(' | ')} |\n`;
  });
  const omittedRows = findings.length > maxRows ? `\nAnd ${findings.length - maxRows} more.\n` : '';
  return `| Location | Severity | Message | Rule | Fingerprint |\n| --- | --- | --- | --- | --- |\n${rows.join('')}${omittedRows}`;
}
