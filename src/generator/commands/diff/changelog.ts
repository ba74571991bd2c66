// Changelog format of `ashlar diff`: Markdown, grouped by level.

import { formatBumps } from './semver-bumps.ts';
import { describeEffects, type Comparison, type AssessedChange } from './assess-changes.ts';
import { escapeMarkdown } from '../../diagnostics/escape-untrusted-text.ts';
import type { ChangeLevel } from './change.ts';

const headings: readonly (readonly [ChangeLevel, string])[] = [
  ['breaking', 'Breaking'],
  ['possibly-breaking', 'Possibly breaking'],
  ['compatible', 'Changed'],
];

/** Formats the changelog; its heading is the version of the head. */
export function formatChangelog({ difference, assessedChanges, bumps }: Comparison): string {
  const sections = headings.flatMap(([level, heading]) => {
    const lines = assessedChanges.filter((assessedChange) => assessedChange.level === level).map(formatChange);
    return lines.length === 0 ? [] : [`### ${heading}\n\n${lines.join('\n')}\n`];
  });
  const bumpLabels = formatBumps(bumps);
  const bumpLines = bumpLabels.length === 0 ? [] : [`Version bumps: ${bumpLabels.join(', ')}.\n`];
  return [
    `## ${escapeMarkdown(difference.head.version)}\n`,
    ...(sections.length === 0 ? ['No observable API changes.\n'] : sections),
    ...bumpLines,
  ].join('\n');
}

/** Formats one entry, such as `` - **GET /users › query › limit**: at most … (breaks requests) ``. */
export function formatChange(assessedChange: AssessedChange): string {
  const { change, subject, level, approval } = assessedChange;
  const notes = [
    ...(level === 'compatible' ? [] : [describeEffects(assessedChange)]),
    ...(approval ? [`approved: ${escapeMarkdown(approval.reason)}`] : []),
  ];
  const effects = notes.length === 0 ? '' : ` (${notes.join('; ')})`;
  return `- **${escapeMarkdown(subject === '' ? 'The API' : subject)}**: ${escapeMarkdown(change.sentence)}${effects}`;
}
