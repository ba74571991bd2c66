// GitHub Actions workflow commands that annotate a pull request.

import type { Location } from './diagnostic.ts';
import { escapeCommandData, escapeCommandProperty, toSingleLine } from './escape-text.ts';

/**
 * Formats `::error file=…,line=…,title=…::text` with a trailing newline. Without a location, the annotation belongs to
 * the run.
 */
export function formatWorkflowCommand(
  kind: 'error' | 'warning' | 'notice',
  location: Location | undefined,
  title: string,
  text: string,
): string {
  const end = location?.end;
  const properties = {
    ...(location && { file: location.file, line: String(location.line), col: String(location.column) }),
    ...(location &&
      end && { endLine: String(end.line), ...(end.line === location.line && { endColumn: String(end.column) }) }),
    title,
  };
  const pairs = Object.entries(properties).map(
    ([name, value]) => `${name}=${escapeCommandProperty(toSingleLine(value))}`,
  );
  return `::${kind} ${pairs.join(',')}::${escapeCommandData(text)}\n`;
}
