// Format of changes in golden files.

import { formatSubject, type Change } from '../../../../src/generator/commands/diff/change.ts';

/** `  id  request breaking, response compatible; types breaking  subject: sentence` */
export function formatChange({ id, wire, code, subject, sentence }: Change): string {
  const formatLevels = (levels: object): string =>
    Object.entries(levels)
      .map(([name, level]: [string, unknown]) => `${name} ${String(level)}`)
      .join(', ');
  const prefix = formatSubject(subject);
  const parts = [formatLevels(wire), formatLevels(code)].filter((part) => part !== '').join('; ');
  return `  ${id} (${parts === '' ? 'none' : parts})\n    ${prefix === '' ? '' : `${prefix}: `}${sentence}`;
}
