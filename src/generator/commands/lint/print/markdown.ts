// Findings as Markdown, for job summaries and pull request comments.

import { markdown } from '../../../diagnostics/xml-escape.ts';
import type { Told } from '../../../diagnostics/diagnostic.ts';
import { at, countLine } from '../../../diagnostics/format-text.ts';
import { fingerprintOf, type Sheet } from './formats.ts';

/** Maximum number of table rows. GitHub limits the length of comments. */
const mostRows = 200;

/** Uses a table for errors and warnings; notes are in a collapsed `<details>` element. */
export function printMarkdown({ document, findings }: Sheet): string {
  const title = `## Problems of ${markdown(document)}\n`;
  if (findings.length === 0) return `${title}\nNone.\n`;
  const notes = findings.filter(({ severity }) => severity === 'note');
  const rest = findings.filter(({ severity }) => severity !== 'note');
  const folded =
    notes.length === 0 ? [] : [`<details><summary>Notes (${notes.length})</summary>\n\n${table(notes)}\n</details>\n`];
  return [title, `${countLine(findings)}.\n`, ...(rest.length === 0 ? [] : [table(rest)]), ...folded].join('\n');
}

function table(findings: readonly Told[]): string {
  const rows = findings.slice(0, mostRows).map((finding) => {
    const { code, severity, message, place, help } = finding;
    const said = markdown(help === undefined ? message : `${message}. ${help}`);
    return `| ${[place ? markdown(at(place)) : '', severity, said, `\`${code}\``, `\`${fingerprintOf(finding) ?? ''}\``.replace('``', '')].join(' | ')} |\n`;
  });
  const more = findings.length > mostRows ? `\nAnd ${findings.length - mostRows} more.\n` : '';
  return `| Place | | What | Rule | Fingerprint |\n| --- | --- | --- | --- | --- |\n${rows.join('')}${more}`;
}
