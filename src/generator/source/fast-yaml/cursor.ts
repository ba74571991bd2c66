// Cursor of the fast YAML parser: position, indentation, and interned keys.

import { escapePointerSegment } from '../pointer.ts';
import type { Node, ScalarNode, Source } from '../node.ts';

/** Character codes of YAML indicators. */
export const charCodes = {
  tab: 9,
  newline: 10,
  space: 32,
  exclamation: 33,
  doubleQuote: 34,
  hash: 35,
  percent: 37,
  ampersand: 38,
  singleQuote: 39,
  asterisk: 42,
  plus: 43,
  comma: 44,
  minus: 45,
  dot: 46,
  zero: 48,
  nine: 57,
  colon: 58,
  greater: 62,
  question: 63,
  at: 64,
  openBracket: 91,
  backslash: 92,
  closeBracket: 93,
  backtick: 96,
  openBrace: 123,
  pipe: 124,
  closeBrace: 125,
  tilde: 126,
} as const;

/** An interned key and its JSON pointer segment. */
export interface InternedKey {
  readonly key: string;
  readonly segment: string;
}

/** State of the parser. */
export interface Cursor {
  readonly source: Source;
  readonly text: string;
  /** Offset of the next character. */
  at: number;
  /** Indentation of the line of the current content; -1 at the end of the text. */
  column: number;
  /** Offset after the last parsed value. */
  end: number;
  readonly keys: Map<string, InternedKey>;
  /** Values by anchor name; `undefined` while the value is being parsed. */
  readonly anchors: Map<string, Node | undefined>;
  /** Number of anchored values being parsed. */
  openAnchors: number;
  /** Total length of aliased values, in characters. */
  aliasedLength: number;
}

export function createCursor(source: Source): Cursor {
  return {
    source,
    text: source.text,
    at: 0,
    column: 0,
    end: 0,
    keys: new Map(),
    anchors: new Map(),
    openAnchors: 0,
    aliasedLength: 0,
  };
}

/**
 * Moves from within a line to the next content, over blank lines and comments. Returns false if the line has more
 * content, or the syntax is not supported.
 */
export function skipToNextLine(cursor: Cursor): boolean {
  const { text } = cursor;
  const from = cursor.at;
  let { at } = cursor;
  while (text.charCodeAt(at) === charCodes.space) at++;
  const code = text.charCodeAt(at);
  if (code === charCodes.hash && at > from) at = endOfLine(text, at);
  else if (code !== charCodes.newline && at < text.length) return false;
  cursor.at = at + 1;
  return skipToContent(cursor);
}

/** Moves from the start of a line to the next content. Returns false if the syntax is not supported. */
export function skipToContent(cursor: Cursor): boolean {
  const { text } = cursor;
  for (let at = cursor.at; ; at++) {
    const start = at;
    while (text.charCodeAt(at) === charCodes.space) at++;
    const code = text.charCodeAt(at);
    if (at >= text.length) {
      cursor.at = text.length;
      cursor.column = -1;
      return true;
    }
    if (code === charCodes.hash) at = endOfLine(text, at);
    else if (code !== charCodes.newline) {
      cursor.at = at;
      cursor.column = at - start;
      return code !== charCodes.tab && (at > start || !isDocumentMarker(text, at));
    }
  }
}

/** Whether a document marker (`---`, `...`) or a directive starts here. */
function isDocumentMarker(text: string, at: number): boolean {
  return text.startsWith('---', at) || text.startsWith('...', at) || text.charCodeAt(at) === charCodes.percent;
}

export function endOfLine(text: string, at: number): number {
  const end = text.indexOf('\n', at);
  return end < 0 ? text.length : end;
}

/**
 * Whether a space, a line break, or the end of the text is at an offset. Only then is a preceding `:` or `-` an
 * indicator.
 */
export function isBlankAt(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code === charCodes.space || code === charCodes.newline || at >= text.length;
}

/** Removes trailing spaces; other Unicode whitespace is content. */
export function trimTrailingSpaces(line: string): string {
  let end = line.length;
  while (end > 0 && line.charCodeAt(end - 1) === charCodes.space) end--;
  return line.slice(0, end);
}

/** Returns the shared object of a key, which saves memory for repeated keys. */
export function internKey({ keys }: Cursor, written: string): InternedKey {
  const known = keys.get(written);
  if (known) return known;
  const key = { key: written, segment: escapePointerSegment(written) };
  keys.set(written, key);
  return key;
}

/** Creates a scalar node. */
export function createScalar(
  { source, text }: Cursor,
  start: number,
  end: number,
  pointer: string,
  value: ScalarNode['value'],
): ScalarNode {
  return { kind: 'scalar', source, start, end, pointer, value, raw: text.slice(start, end) };
}
