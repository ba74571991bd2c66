// Comparison as terminal text with code frames.

import picocolors from 'picocolors';
import { frame } from '../../../diagnostics/code-frame.ts';
import { visible } from '../../../diagnostics/terminal-safe-text.ts';
import type { Place, Level } from '../change.ts';
import { risingOf } from '../semver-bumps.ts';
import { countsOf, effectsOf, levelWords, type Comparison, type Verdict } from '../assess-changes.ts';

/** Returns the source line of a location. */
export type LineOf = (place: Place) => string | undefined;

/** Compatible changes take one line each. `color`: whether the terminal supports color. */
export function printText({ base, head, verdicts, bumps }: Comparison, lineOf: LineOf, color: boolean): string {
  if (verdicts.length === 0) return `${visible(base)} and ${visible(head)} mean the same\n`;
  const paint = picocolors.createColors(color);
  const tint = (level: Level, text: string): string =>
    level === 'breaking' ? paint.red(text) : level === 'possibly' ? paint.yellow(text) : paint.green(text);
  const framed = (place: Place | undefined, level: Level): string[] => {
    const line = place && lineOf(place);
    if (!place || line === undefined) return [];
    const { source, underline } = frame(line, place);
    return [
      `  ${paint.dim(source.gutter)}${source.line}`,
      `  ${paint.dim(underline.gutter)}${tint(level, underline.line)}`,
    ];
  };
  const block = (verdict: Verdict): string => {
    const { change, subject, level, approval } = verdict;
    const { fingerprint } = change;
    const mark = approval ? paint.dim('approved') : tint(level, levelWords[level]);
    const top = `${mark} ${paint.dim(`${change.id} ${fingerprint}`)}`;
    const said = `  ${paint.bold(visible(subject === '' ? 'the interface' : subject))}: ${visible(change.sentence)}`;
    if (level === 'compatible') return `${top}\n${said}\n`;
    const places = [
      change.base && { place: change.base, name: 'base' },
      change.head && { place: change.head, name: 'head' },
    ].flatMap((each) => each ?? []);
    const shown = places.flatMap(({ place, name }) => [`  ${name} ${at(place)}`, ...framed(place, level)]);
    const reason = approval ? [`  approved until ${approval.expires}: ${visible(approval.reason)}`] : [];
    return [top, said, ...shown, `  ${effectsOf(verdict)}`, ...reason, ''].map((line) => line.trimEnd()).join('\n');
  };
  const rising = risingOf(bumps);
  return `${verdicts.map(block).join('\n')}\n${countLine(verdicts)}\n${rising.length > 0 ? `versions: ${rising.join(', ')}\n` : ''}`;
}

/** Returns a summary such as `2 breaking, 1 possibly breaking, 14 compatible; 1 approved`. */
export function countLine(verdicts: readonly Verdict[]): string {
  const counts = countsOf(verdicts);
  const parts = (['breaking', 'possibly', 'compatible'] as const)
    .filter((level) => counts[level] > 0)
    .map((level) => `${counts[level]} ${levelWords[level]}`);
  const told = parts.join(', ') || 'no others';
  return counts.approved > 0 ? `${told}; ${counts.approved} approved` : parts.length > 0 ? told : 'no changes';
}

/** Formats a location, such as `spec/users.yaml:12:5`. */
export function at({ file, line, column }: Place): string {
  return `${visible(file)}:${line}:${column}`;
}
