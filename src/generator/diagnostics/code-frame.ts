// Code frame: a source line truncated to the terminal width, with the reported range underlined.

import type { Location } from './diagnostic.ts';
import { columnWidth, replaceControlCharacters } from './terminal-safe-text.ts';

/** A line of a code frame: the gutter (line number or padding, and a bar) and the content. */
export interface FrameLine {
  readonly gutter: string;
  readonly line: string;
}

/** Maximum width of the content, in terminal columns. */
const maxColumns = 100;
/** Columns kept before the location if the start of the line is cut off. */
const leadingColumns = 30;
/** Characters examined on either side of the location: bounds the work for minified files. */
const maxCharacters = 2 * maxColumns;
const tabSpaces = '    ';

/**
 * Renders the code frame of a location whose first line is `line`. A range of several lines is underlined to the end of
 * its first line and labeled with its last.
 */
export function renderCodeFrame(
  line: string,
  location: Location,
): { readonly source: FrameLine; readonly underline: FrameLine } {
  const from = Math.min(location.column - 1, line.length);
  const isMultiline = location.end !== undefined && location.end.line > location.line;
  const to = isMultiline ? line.trimEnd().length : Math.min((location.end?.column ?? from + 2) - 1, line.length);

  const before = toCells(line.slice(Math.max(0, from - maxCharacters), from));
  const underlined = toCells(line.slice(from, Math.min(Math.max(to, from), from + maxCharacters)));
  const after = toCells(line.slice(Math.max(to, from), Math.max(to, from) + maxCharacters));
  const skippedCount =
    columnsOfCells(before) + Math.min(columnsOfCells(underlined), maxColumns - leadingColumns) > maxColumns
      ? before.length - countFittingFromEnd(before, leadingColumns)
      : 0;
  const start = skippedCount > 0 ? `…${joinCells(before.slice(skippedCount))}` : joinCells(before);
  const rest = truncateToWidth([...underlined, ...after], maxColumns - columnsOfCells(toCells(start)));
  const carets = Math.max(1, Math.min(columnsOfCells(underlined), columnsOfCells(toCells(rest))));

  const number = String(location.line);
  return {
    source: { gutter: `${number} | `, line: start + rest },
    underline: {
      gutter: `${' '.repeat(number.length)} | `,
      line: `${' '.repeat(columnsOfCells(toCells(start)))}${'^'.repeat(carets)}${isMultiline ? ` (to line ${location.end.line})` : ''}`,
    },
  };
}

// Characters as the terminal displays them: tabs as spaces, control characters replaced.
function toCells(text: string): readonly string[] {
  return Array.from(text, (character) => (character === '\t' ? tabSpaces : replaceControlCharacters(character)));
}

function joinCells(characters: readonly string[]): string {
  return characters.join('');
}

function columnsOfCells(characters: readonly string[]): number {
  return characters.reduce(
    (sum, character) => sum + (character === tabSpaces ? tabSpaces.length : columnWidth(character)),
    0,
  );
}

function countFittingFromEnd(characters: readonly string[], width: number): number {
  let count = 0;
  while (count < characters.length && columnsOfCells(characters.slice(characters.length - count - 1)) <= width) count++;
  return count;
}

function truncateToWidth(characters: readonly string[], width: number): string {
  if (columnsOfCells(characters) <= width) return joinCells(characters);
  let count = 0;
  for (let remaining = width - 1; count < characters.length; count++) {
    remaining -= columnsOfCells(characters.slice(count, count + 1));
    if (remaining < 0) break;
  }
  return `${joinCells(characters.slice(0, count))}…`;
}
