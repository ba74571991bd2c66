// Change formatter for golden files.

import { formatSubject, type Change } from '../../../../src/generator/commands/diff/change.ts';

/** Formats a change in two lines: its ID with the levels in parentheses, and its subject with the sentence. */
export function formatChange({ id, wire, code, subject, sentence }: Change): string {
  const formatLevels = (levels: object): string =>
    Object.entries(levels)
      .map(([name, level]: [string, unknown]) => `${name} ${String(level)}`)
      .join(', ');
  const prefix = formatSubject(subject);
  const parts = [formatLevels(wire), formatLevels(code)].filter((part) => part !== '').join('; ');
  return `  ${id} (${parts === '' ? 'none' : parts})\n    ${prefix === '' ? '' : `${prefix}: `}${sentence}`;
}
