// Changelog in Markdown, grouped by level.

import { risingOf } from './semver-bumps.ts';
import { effectsOf, type Comparison, type Verdict } from './assess-changes.ts';
import { markdown } from '../../diagnostics/xml-escape.ts';
import type { Level } from './change.ts';

const headings: readonly (readonly [Level, string])[] = [
  ['breaking', 'Breaking'],
  ['possibly', 'Possibly breaking'],
  ['compatible', 'Changed'],
];

/** Formats the changelog; its heading is the version of the head. */
export function changelogOf({ difference, verdicts, bumps }: Comparison): string {
  const sections = headings.flatMap(([level, heading]) => {
    const lines = verdicts.filter((verdict) => verdict.level === level).map(entryOf);
    return lines.length === 0 ? [] : [`### ${heading}\n\n${lines.join('\n')}\n`];
  });
  const rising = risingOf(bumps);
  const versions = rising.length === 0 ? [] : [`Versions rise: ${rising.join(', ')}.\n`];
  return [
    `## ${markdown(difference.head.version)}\n`,
    ...(sections.length === 0 ? ['Nothing that anybody meets has changed.\n'] : sections),
    ...versions,
  ].join('\n');
}

/** Formats one entry, such as `` - **GET /users › query › limit**: at most … (breaks requests) ``. */
export function entryOf(verdict: Verdict): string {
  const { change, subject, level, approval } = verdict;
  const said = [
    ...(level === 'compatible' ? [] : [effectsOf(verdict)]),
    ...(approval ? [`approved: ${markdown(approval.reason)}`] : []),
  ];
  const effects = said.length === 0 ? '' : ` (${said.join('; ')})`;
  return `- **${markdown(subject === '' ? 'The interface' : subject)}**: ${markdown(change.sentence)}${effects}`;
}
