// Where a person's templates do not fit their views.

import type { Report } from '../../diagnostics/report.ts';
import { templateNames, type Overrides } from '../handlebars.ts';
import { checkTemplates, ownViews } from './type-check-templates.ts';

/** Reports each place at which one of these templates asks its view for what it does not have; whether there is one. */
export function reportMisfits(overrides: Overrides, report: Report): boolean {
  let isAny = false;
  // A template is checked against views alone, its own and those of its partials; Ashlar's templates fit theirs.
  const known = new Set(templateNames());
  const given = new Map(
    [...overrides].filter(([name]) => known.has(name)).map(([name, { text }]) => [name, text] as const),
  );
  for (const { template, line, column, message } of checkTemplates(given, ownViews)) {
    const file = overrides.get(template)?.file;
    if (file === undefined) continue;
    isAny = true;
    report.add('templates/does-not-fit', { message: sentenceOf(message), place: { file, line, column } });
  }
  return isAny;
}

/** Of what the compiler says, the line that names the member, else the first. */
function sentenceOf(message: string): string {
  const lines = message.split('\n').map((line) => line.trim());
  return lines.find((line) => line.startsWith('Property ')) ?? lines[0] ?? message;
}
