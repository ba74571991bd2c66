// YAML plain (unquoted) scalars: extent and type resolution.

import { chars, endOfLine, isBlankAt, trimmed, type Cursor } from './cursor.ts';

/** Whether a plain scalar can start here, in block context. */
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

/**
 * Parses the multi-line plain scalar at the cursor and moves the cursor after it. Continuation lines are indented by
 * more than `parent`. `undefined` if the syntax is not supported.
 */
export function plainText(cursor: Cursor, parent: number): string | undefined {
  const { text } = cursor;
  const first = lineOf(cursor);
  if (first === undefined) return undefined;
  let out = first;
  for (let stop = cursor.at; text.charCodeAt(stop) === chars.newline || isTrailing(text, stop);) {
    const next = nextLine(text, stop);
    if (next.column <= parent || text.charCodeAt(next.at) === chars.hash) break;
    // Parsers disagree on indicators at the start of continuation lines.
    if (!startsPlain(text, next.at)) return undefined;
    cursor.at = next.at;
    const line = lineOf(cursor);
    if (line === undefined) return undefined;
    out += (next.blank === 0 ? ' ' : '\n'.repeat(next.blank)) + line;
    stop = cursor.at;
  }
  return out;
}

/** Reads the rest of the line, without a comment and trailing spaces, and moves the cursor after it. */
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

/** Finds the next line with content. */
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

/**
 * Resolves a plain scalar by the core schema. `undefined` for numbers in a form that JSON does not have or that are out
 * of range.
 */
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
