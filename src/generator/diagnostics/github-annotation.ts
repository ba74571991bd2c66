// A line that a workflow of GitHub turns into an annotation of a pull request.

import type { Place } from './diagnostic.ts';
import { commandData, commandProperty, oneLine } from './xml-escape.ts';

/** `::error file=…,line=…,title=…::text`, with a line break at its end; without a place it belongs to the run. */
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
