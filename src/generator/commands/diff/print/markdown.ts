// Comparison as Markdown, for job summaries and pull request comments.

import { packageNames } from '../semver-bumps.ts';
import { effectsOf, type Comparison, type Verdict } from '../assess-changes.ts';
import { markdown } from '../../../diagnostics/xml-escape.ts';
import { at, countLine } from './text.ts';

/** Uses a table per level; compatible changes are in a collapsed `<details>` element. */
export function printMarkdown({ base, head, verdicts, bumps }: Comparison): string {
  const title = `## Changes from ${markdown(base)} to ${markdown(head)}\n`;
  if (verdicts.length === 0) return `${title}\nBoth mean the same.\n`;
  const section = (heading: string, of: readonly Verdict[]): string[] =>
    of.length === 0 ? [] : [`### ${heading}\n\n${table(of)}`];
  const open = verdicts.filter(({ approval }) => !approval);
  const compatible = open.filter(({ level }) => level === 'compatible');
  const approved = verdicts.filter(({ approval }) => approval);
  const folded =
    compatible.length === 0
      ? []
      : [`<details><summary>Compatible (${compatible.length})</summary>\n\n${table(compatible)}\n</details>\n`];
  const rising = packageNames.filter((name) => bumps[name] !== 'none').map((name) => `${name} **${bumps[name]}**`);
  return [
    title,
    `${countLine(verdicts)}${rising.length > 0 ? `. Versions: ${rising.join(', ')}` : ''}.\n`,
    ...section(
      'Breaking',
      open.filter(({ level }) => level === 'breaking'),
    ),
    ...section(
      'Possibly breaking',
      open.filter(({ level }) => level === 'possibly'),
    ),
    ...section('Approved', approved),
    ...folded,
  ].join('\n');
}

function table(verdicts: readonly Verdict[]): string {
  const row = (verdict: Verdict): string => {
    const { change, subject, place, approval } = verdict;
    const reason = approval ? ` (approved until ${approval.expires}: ${markdown(approval.reason)})` : '';
    const cells = [
      markdown(subject === '' ? 'the interface' : subject),
      `${markdown(change.sentence)}${reason}`,
      effectsOf(verdict),
      place ? markdown(at(place)) : '',
      `\`${change.fingerprint}\``,
    ];
    return `| ${cells.join(' | ')} |\n`;
  };
  return `| Where | What | Effect | Place | Fingerprint |\n| --- | --- | --- | --- | --- |\n${verdicts.map(row).join('')}`;
}
