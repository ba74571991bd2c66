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
  atSign: 64,
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
  offset: number;
  /** Indentation of the current line; -1 at the end of the text. */
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
    offset: 0,
    column: 0,
    end: 0,
    keys: new Map(),
    anchors: new Map(),
    openAnchors: 0,
    aliasedLength: 0,
  };
}

/**
 * Moves from within a line to the next line with content, skipping blank lines and comments. Returns `false` if the
 * line has more content or the syntax is not supported.
 */
export function skipToNextLine(cursor: Cursor): boolean {
  const { text } = cursor;
  const start = cursor.offset;
  let { offset } = cursor;
  while (text.charCodeAt(offset) === charCodes.space) offset++;
  const code = text.charCodeAt(offset);
  if (code === charCodes.hash && offset > start) offset = endOfLine(text, offset);
  else if (code !== charCodes.newline && offset < text.length) return false;
  cursor.offset = offset + 1;
  return skipToContent(cursor);
}

/** Moves from the start of a line to the next content. Returns `false` if the syntax is not supported. */
export function skipToContent(cursor: Cursor): boolean {
  const { text } = cursor;
  for (let offset = cursor.offset; ; offset++) {
    const start = offset;
    while (text.charCodeAt(offset) === charCodes.space) offset++;
    const code = text.charCodeAt(offset);
    if (offset >= text.length) {
      cursor.offset = text.length;
      cursor.column = -1;
      return true;
    }
    if (code === charCodes.hash) offset = endOfLine(text, offset);
    else if (code !== charCodes.newline) {
      cursor.offset = offset;
      cursor.column = offset - start;
      return code !== charCodes.tab && (offset > start || !isDocumentMarker(text, offset));
    }
  }
}

/** Returns whether a document marker (`---` or `...`) or a directive starts at an offset. */
function isDocumentMarker(text: string, offset: number): boolean {
  return (
    text.startsWith('---', offset) || text.startsWith('...', offset) || text.charCodeAt(offset) === charCodes.percent
  );
}

export function endOfLine(text: string, offset: number): number {
  const end = text.indexOf('\n', offset);
  return end < 0 ? text.length : end;
}

/**
 * Returns whether a space, a line break, or the end of the text is at an offset. `:` and `-` are indicators only before
 * one of these.
 */
export function isBlankAt(text: string, offset: number): boolean {
  const code = text.charCodeAt(offset);
  return code === charCodes.space || code === charCodes.newline || offset >= text.length;
}

/** Removes trailing spaces; other Unicode whitespace is content. */
export function trimTrailingSpaces(line: string): string {
  let end = line.length;
  while (end > 0 && line.charCodeAt(end - 1) === charCodes.space) end--;
  return line.slice(0, end);
}

/** Returns a shared object for a key, which saves memory for repeated keys. */
export function internKey({ keys }: Cursor, key: string): InternedKey {
  const existing = keys.get(key);
  if (existing) return existing;
  const created = { key, segment: escapePointerSegment(key) };
  keys.set(key, created);
  return created;
}

export function createScalar(
  { source, text }: Cursor,
  start: number,
  end: number,
  pointer: string,
  value: ScalarNode['value'],
): ScalarNode {
  return { kind: 'scalar', source, start, end, pointer, value, raw: text.slice(start, end) };
}
