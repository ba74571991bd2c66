// Type errors of custom templates.

import type { Report } from '../../diagnostics/report.ts';
import { listTemplates, type TemplateOverrides } from '../handlebars.ts';
import { typeCheckTemplates, builtinViews } from './type-check-templates.ts';

/**
 * Reports each location at which a custom template uses a property that its view does not have. Returns whether there
 * is one.
 */
export function reportTemplateTypeErrors(overrides: TemplateOverrides, report: Report): boolean {
  let hasErrors = false;
  // Built-in templates are valid, so only custom ones are checked.
  const builtinNames = new Set(listTemplates());
  const customTemplates = new Map(
    [...overrides].filter(([name]) => builtinNames.has(name)).map(([name, { text }]) => [name, text] as const),
  );
  for (const { template, line, column, message } of typeCheckTemplates(customTemplates, builtinViews)) {
    const file = overrides.get(template)?.file;
    if (file === undefined) continue;
    hasErrors = true;
    report.add('templates/type-error', { message: relevantLine(message), location: { file, line, column } });
  }
  return hasErrors;
}

/** Returns the line of a compiler message that names the property, else the first. */
function relevantLine(message: string): string {
  const lines = message.split('\n').map((line) => line.trim());
  return lines.find((line) => line.startsWith('Property ')) ?? lines[0] ?? message;
}
