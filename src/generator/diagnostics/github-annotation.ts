// GitHub Actions workflow command that annotates a pull request.

import type { Place } from './diagnostic.ts';
import { commandData, commandProperty, oneLine } from './xml-escape.ts';

/**
 * Formats `::error file=…,line=…,title=…::text` with a trailing newline. Without a location, the annotation belongs to
 * the run.
 */
export function workflowCommand(
  kind: 'error' | 'warning' | 'notice',
  place: Place | undefined,
  title: string,
  text: string,
): string {
  const end = place?.end;
  const properties = {
    ...(place && { file: place.file, line: String(place.line), col: String(place.column) }),
    ...(place &&
      end && { endLine: String(end.line), ...(end.line === place.line && { endColumn: String(end.column) }) }),
    title,
  };
  const written = Object.entries(properties).map(([name, value]) => `${name}=${commandProperty(oneLine(value))}`);
  return `::${kind} ${written.join(',')}::${commandData(text)}\n`;
}
