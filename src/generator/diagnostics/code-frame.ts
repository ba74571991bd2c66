// The line of a text where a place is, cut to what fits, and the underline beneath it.

import type { Place } from './diagnostic.ts';
import { columnsOf, visible } from './terminal-safe-text.ts';

/** A line of a frame: its number (or blanks as wide) and a bar, then its content. */
export interface FrameLine {
  readonly gutter: string;
  readonly line: string;
}

/** Columns of a terminal that a frame's content may take. */
const widest = 100;
/** Columns shown before a place that is cut out of a long line. */
const lead = 30;
/** Characters looked at on either side: enough to fill a frame, however long the line of a minified text is. */
const reach = 2 * widest;
const tab = '    ';

/** `line` is the first line of the place. Of a place over several lines the first is underlined to its end, and the last is named. */
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

// Characters as they are drawn: a tab as blanks, what would disturb a terminal as a sign.
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
