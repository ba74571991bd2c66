// Comparison as terminal text with code frames.

import picocolors from 'picocolors';
import { renderCodeFrame } from '../../../diagnostics/format-text.ts';
import { replaceControlCharacters } from '../../../diagnostics/escape-untrusted-text.ts';
import type { ChangeLocation, ChangeLevel } from '../change.ts';
import { formatBumps } from '../semver-bumps.ts';
import { countByLevel, describeEffects, levelLabels, type Comparison, type AssessedChange } from '../assess-changes.ts';

/** Returns the source line of a location. */
export type GetSourceLine = (location: ChangeLocation) => string | undefined;

/** Formats the changes. Compatible changes are printed without locations and effects. `color`: whether to use color. */
export function printText(
  { base, head, assessedChanges, bumps }: Comparison,
  getSourceLine: GetSourceLine,
  color: boolean,
): string {
  if (assessedChanges.length === 0)
    return `${replaceControlCharacters(base)} and ${replaceControlCharacters(head)} are equivalent\n`;
  const paint = picocolors.createColors(color);
  const tint = (level: ChangeLevel, text: string): string =>
    level === 'breaking' ? paint.red(text) : level === 'possibly-breaking' ? paint.yellow(text) : paint.green(text);
  const formatFrame = (location: ChangeLocation | undefined, level: ChangeLevel): string[] => {
    const line = location && getSourceLine(location);
    if (!location || line === undefined) return [];
    const { source, underline } = renderCodeFrame(line, location);
    return [
      `  ${paint.dim(source.gutter)}${source.line}`,
      `  ${paint.dim(underline.gutter)}${tint(level, underline.line)}`,
    ];
  };
  const formatChange = (assessedChange: AssessedChange): string => {
    const { change, subject, level, approval } = assessedChange;
    const { fingerprint } = change;
    const label = approval ? paint.dim('approved') : tint(level, levelLabels[level]);
    const heading = `${label} ${paint.dim(`${change.id} ${fingerprint}`)}`;
    const summary = `  ${paint.bold(replaceControlCharacters(subject === '' ? 'the API' : subject))}: ${replaceControlCharacters(change.sentence)}`;
    if (level === 'compatible') return `${heading}\n${summary}\n`;
    const locations = [
      change.base && { location: change.base, name: 'base' },
      change.head && { location: change.head, name: 'head' },
    ].flatMap((entry) => entry ?? []);
    const locationLines = locations.flatMap(({ location, name }) => [
      `  ${name} ${formatLocation(location)}`,
      ...formatFrame(location, level),
    ]);
    const reason = approval
      ? [`  approved until ${approval.expires}: ${replaceControlCharacters(approval.reason)}`]
      : [];
    return [heading, summary, ...locationLines, `  ${describeEffects(assessedChange)}`, ...reason, '']
      .map((line) => line.trimEnd())
      .join('\n');
  };
  const bumpLabels = formatBumps(bumps);
  return `${assessedChanges.map(formatChange).join('\n')}\n${formatChangeCounts(assessedChanges)}\n${bumpLabels.length > 0 ? `version bumps: ${bumpLabels.join(', ')}\n` : ''}`;
}

/** Returns a summary such as `2 breaking, 1 possibly breaking, 14 compatible; 1 approved`. */
export function formatChangeCounts(assessedChanges: readonly AssessedChange[]): string {
  const counts = countByLevel(assessedChanges);
  const parts = (['breaking', 'possibly-breaking', 'compatible'] as const)
    .filter((level) => counts[level] > 0)
    .map((level) => `${counts[level]} ${levelLabels[level]}`);
  const levelCounts = parts.join(', ') || 'no unapproved changes';
  return counts.approved > 0
    ? `${levelCounts}; ${counts.approved} approved`
    : parts.length > 0
      ? levelCounts
      : 'no changes';
}

/** Formats a location, such as `spec/users.yaml:12:5`. */
export function formatLocation({ file, line, column }: ChangeLocation): string {
  return `${replaceControlCharacters(file)}:${line}:${column}`;
}
