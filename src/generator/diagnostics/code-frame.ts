// Code frame: a source line truncated to the terminal width, with the reported range underlined.

import type { Place } from './diagnostic.ts';
import { columnsOf, visible } from './terminal-safe-text.ts';

/** A line of a code frame: the gutter (line number or padding, and a bar) and the content. */
export interface FrameLine {
  readonly gutter: string;
  readonly line: string;
}

/** Maximum width of the content, in terminal columns. */
const widest = 100;
/** Columns kept before the location if the start of the line is cut off. */
const lead = 30;
/** Characters examined on either side of the location: bounds the work for minified files. */
const reach = 2 * widest;
const tab = '    ';

/**
 * Renders the code frame of a location whose first line is `line`. A range of several lines is underlined to the end of
 * its first line and labeled with its last.
 */
export function frame(line: string, place: Place): { readonly source: FrameLine; readonly underline: FrameLine } {
  const from = Math.min(place.column - 1, line.length);
  const several = place.end !== undefined && place.end.line > place.line;
  const to = several ? line.trimEnd().length : Math.min((place.end?.column ?? from + 2) - 1, line.length);

  const before = cells(line.slice(Math.max(0, from - reach), from));
  const marked = cells(line.slice(from, Math.min(Math.max(to, from), from + reach)));
  const after = cells(line.slice(Math.max(to, from), Math.max(to, from) + reach));
  const skipped =
    widthOf(before) + Math.min(widthOf(marked), widest - lead) > widest
      ? before.length - takenFromEnd(before, lead)
      : 0;
  const start = skipped > 0 ? `…${drawn(before.slice(skipped))}` : drawn(before);
  const shown = cut([...marked, ...after], widest - widthOf(cells(start)));
  const carets = Math.max(1, Math.min(widthOf(marked), widthOf(cells(shown))));

  const number = String(place.line);
  return {
    source: { gutter: `${number} | `, line: start + shown },
    underline: {
      gutter: `${' '.repeat(number.length)} | `,
      line: `${' '.repeat(widthOf(cells(start)))}${'^'.repeat(carets)}${several ? ` (to line ${place.end.line})` : ''}`,
    },
  };
}

// Characters as the terminal displays them: tabs as spaces, control characters replaced.
function cells(text: string): readonly string[] {
  return Array.from(text, (character) => (character === '\t' ? tab : visible(character)));
}

function drawn(characters: readonly string[]): string {
  return characters.join('');
}

function widthOf(characters: readonly string[]): number {
  return characters.reduce((sum, character) => sum + (character === tab ? tab.length : columnsOf(character)), 0);
}

function takenFromEnd(characters: readonly string[], width: number): number {
  let count = 0;
  while (count < characters.length && widthOf(characters.slice(characters.length - count - 1)) <= width) count++;
  return count;
}

function cut(characters: readonly string[], width: number): string {
  if (widthOf(characters) <= width) return drawn(characters);
  let count = 0;
  for (let room = width - 1; count < characters.length; count++) {
    room -= widthOf(characters.slice(count, count + 1));
    if (room < 0) break;
  }
  return `${drawn(characters.slice(0, count))}…`;
}
