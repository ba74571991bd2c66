// Comparison as Markdown, for job summaries and pull request comments.

import { packageNames } from '../semver-bumps.ts';
import { describeEffects, type Comparison, type AssessedChange } from '../assess-changes.ts';
import { escapeMarkdown } from '../../../diagnostics/escape-untrusted-text.ts';
import { formatLocation, formatChangeCounts } from './text.ts';

/** Formats one table per level. Compatible changes are in a collapsed `<details>` element. */
export function printMarkdown({ base, head, assessedChanges, bumps }: Comparison): string {
  const title = `## Changes from ${escapeMarkdown(base)} to ${escapeMarkdown(head)}\n`;
  if (assessedChanges.length === 0) return `${title}\nThe documents are equivalent.\n`;
  const renderSection = (heading: string, sectionChanges: readonly AssessedChange[]): string[] =>
    sectionChanges.length === 0 ? [] : [`### ${heading}\n\n${renderTable(sectionChanges)}`];
  const unapproved = assessedChanges.filter(({ approval }) => !approval);
  const compatible = unapproved.filter(({ level }) => level === 'compatible');
  const approved = assessedChanges.filter(({ approval }) => approval);
  const collapsed =
    compatible.length === 0
      ? []
      : [`<details><summary>Compatible (${compatible.length})</summary>\n\n${renderTable(compatible)}\n</details>\n`];
  const bumpLabels = packageNames.filter((name) => bumps[name] !== 'none').map((name) => `${name} **${bumps[name]}**`);
  return [
    title,
    `${formatChangeCounts(assessedChanges)}${bumpLabels.length > 0 ? `. Version bumps: ${bumpLabels.join(', ')}` : ''}.\n`,
    ...renderSection(
      'Breaking',
      unapproved.filter(({ level }) => level === 'breaking'),
    ),
    ...renderSection(
      'Possibly breaking',
      unapproved.filter(({ level }) => level === 'possibly-breaking'),
    ),
    ...renderSection('Approved', approved),
    ...collapsed,
  ].join('\n');
}

function renderTable(assessedChanges: readonly AssessedChange[]): string {
  const renderRow = (assessedChange: AssessedChange): string => {
    const { change, subject, location, approval } = assessedChange;
    const reason = approval ? ` (approved until ${approval.expires}: ${escapeMarkdown(approval.reason)})` : '';
    const cells = [
      escapeMarkdown(subject === '' ? 'the API' : subject),
      `${escapeMarkdown(change.sentence)}${reason}`,
      describeEffects(assessedChange),
      location ? escapeMarkdown(formatLocation(location)) : '',
      `\`${change.fingerprint}\``,
    ];
    return `| ${cells.join(' | ')} |\n`;
  };
  return `| Subject | Change | Effect | Location | Fingerprint |\n| --- | --- | --- | --- | --- |\n${assessedChanges.map(renderRow).join('')}`;
}
