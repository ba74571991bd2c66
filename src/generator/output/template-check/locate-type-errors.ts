// Type errors of custom templates.

import type { Report } from '../../diagnostics/report.ts';
import { templateNames, type Overrides } from '../handlebars.ts';
import { checkTemplates, ownViews } from './type-check-templates.ts';

/**
 * Reports each location at which a custom template uses a property that its view does not have. Returns whether there
 * is one.
 */
export function reportMisfits(overrides: Overrides, report: Report): boolean {
  let isAny = false;
  // Built-in templates are valid, so only custom ones are checked.
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

/** Returns the line of a compiler message that names the property, else the first. */
function sentenceOf(message: string): string {
  const lines = message.split('\n').map((line) => line.trim());
  return lines.find((line) => line.startsWith('Property ')) ?? lines[0] ?? message;
}
