// Changes as lines of a golden file.

import { formatSubject, type Change } from '../../../src/generator/commands/diff/change.ts';

/** `  id  request breaking, response compatible; types breaking  subject: sentence` */
export function line({ id, wire, code, subject, sentence }: Change): string {
  const levels = (all: object): string =>
    Object.entries(all)
      .map(([name, level]: [string, unknown]) => `${name} ${String(level)}`)
      .join(', ');
  const about = formatSubject(subject);
  const parts = [levels(wire), levels(code)].filter((part) => part !== '').join('; ');
  return `  ${id} (${parts === '' ? 'none' : parts})\n    ${about === '' ? '' : `${about}: `}${sentence}`;
}
