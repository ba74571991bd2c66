// What stands without quotes: how far it goes, and whether it is a number, a word of YAML or text.

import { chars, endOfLine, isBlankAt, trimmed, type Cursor } from './cursor.ts';

/** Whether text without quotes can begin here, in a block. */
export function startsPlain(text: string, at: number): boolean {
  switch (text.charCodeAt(at)) {
    case chars.minus:
    case chars.question:
    case chars.colon:
      return !isBlankAt(text, at + 1);
    case chars.exclamation:
    case chars.doubleQuote:
    case chars.hash:
    case chars.percent:
    case chars.ampersand:
    case chars.singleQuote:
    case chars.asterisk:
    case chars.comma:
    case chars.greater:
    case chars.at:
    case chars.openBracket:
    case chars.closeBracket:
    case chars.backtick:
    case chars.openBrace:
    case chars.pipe:
    case chars.closeBrace:
    case chars.tab:
      return false;
    default:
      return true;
  }
}

/** The text that begins at the cursor, over all its lines, which are indented by more than `parent`; the cursor moves behind it. Undefined where it is more than this reader knows. */
export function plainText(cursor: Cursor, parent: number): string | undefined {
  const { text } = cursor;
  const first = lineOf(cursor);
  if (first === undefined) return undefined;
  let out = first;
  for (let stop = cursor.at; text.charCodeAt(stop) === chars.newline || isTrailing(text, stop);) {
    const next = nextLine(text, stop);
    if (next.column <= parent || text.charCodeAt(next.at) === chars.hash) break;
    // Signs at the beginning of a further line are text to some, and mistakes to others.
    if (!startsPlain(text, next.at)) return undefined;
    cursor.at = next.at;
    const line = lineOf(cursor);
    if (line === undefined) return undefined;
    out += (next.blank === 0 ? ' ' : '\n'.repeat(next.blank)) + line;
    stop = cursor.at;
  }
  return out;
}

/** The rest of the line, without a comment and blanks at its end; the cursor moves behind it. */
function lineOf(cursor: Cursor): string | undefined {
  const { text, at } = cursor;
  const whole = text.slice(at, endOfLine(text, at));
  const comment = whole.indexOf(' #');
  const line = trimmed(comment < 0 ? whole : whole.slice(0, comment));
  if (line.includes(': ') || line.endsWith(':') || whole.includes('\t')) return undefined;
  cursor.at = at + line.length;
  return line;
}

function isTrailing(text: string, at: number): boolean {
  return text.charCodeAt(at) === chars.space && /^ *\n/.test(text.slice(at, endOfLine(text, at) + 1));
}

/** The next line that is not blank, from the end of one. */
function nextLine(text: string, end: number): { readonly at: number; readonly column: number; readonly blank: number } {
  let blank = -1;
  let start = end;
  let at = end;
  while (text.charCodeAt(at) === chars.space) at++;
  while (text.charCodeAt(at) === chars.newline) {
    blank++;
    start = ++at;
    while (text.charCodeAt(at) === chars.space) at++;
  }
  return { at, column: at >= text.length ? -1 : at - start, blank };
}

const words: ReadonlyMap<string, boolean | null> = new Map([
  ['true', true],
  ['True', true],
  ['TRUE', true],
  ['false', false],
  ['False', false],
  ['FALSE', false],
  ['null', null],
  ['Null', null],
  ['NULL', null],
  ['~', null],
]);

/** What a text without quotes stands for; undefined where another reader has to say it: numbers that are not written as in JSON, or are beyond all numbers. */
export function plainValue(written: string): string | number | boolean | null | undefined {
  const word = written.length <= 5 ? words.get(written) : undefined;
  if (word !== undefined) return word;
  const code = written.charCodeAt(0);
  if (code > chars.nine || code < chars.plus) return written;
  if (/^-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][-+]?[0-9]+)?$/.test(written)) {
    const read = Number(written);
    return Number.isFinite(read) && !Object.is(read, -0) ? read : undefined;
  }
  return /^(?:[-+]?(?:\.[0-9]+|[0-9]+\.?[0-9]*)(?:e[-+]?[0-9]+)?|0[ox][0-9a-f]+|[-+]?\.(?:inf|nan))$/i.test(written)
    ? undefined
    : written;
}
