// Where the reader of plain YAML stands in its text, and how it comes from one line to the next.

import { escapeSegment } from '../pointer.ts';
import type { Node, ScalarNode, Source } from '../node.ts';

/** The characters that YAML has a meaning for. */
export const chars = {
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

/** A key, once for all the maps that have it, and how it is written in a pointer. */
export interface Key {
  readonly key: string;
  readonly segment: string;
}

export interface Cursor {
  readonly source: Source;
  readonly text: string;
  /** Offset of the next character. */
  at: number;
  /** How far the line in which content was met last is indented; -1 behind the last one. */
  column: number;
  /** Offset behind the value that was read last. */
  end: number;
  readonly keys: Map<string, Key>;
  /** What an anchor stands for; undefined while that is being read. */
  readonly anchors: Map<string, Node | undefined>;
  /** How many values with anchors are being read. */
  open: number;
  /** How long what aliases name is in all. */
  aliased: number;
}

export function cursorOf(source: Source): Cursor {
  return {
    source,
    text: source.text,
    at: 0,
    column: 0,
    end: 0,
    keys: new Map(),
    anchors: new Map(),
    open: 0,
    aliased: 0,
  };
}

/** Moves over blank lines and comments to the next content, from within a line; false where the rest of that line says more. */
export function toNextLine(cursor: Cursor): boolean {
  const { text } = cursor;
  const from = cursor.at;
  let { at } = cursor;
  while (text.charCodeAt(at) === chars.space) at++;
  const code = text.charCodeAt(at);
  if (code === chars.hash && at > from) at = endOfLine(text, at);
  else if (code !== chars.newline && at < text.length) return false;
  cursor.at = at + 1;
  return toContent(cursor);
}

/** The same from the beginning of a line. False where what follows is more than this reader knows. */
export function toContent(cursor: Cursor): boolean {
  const { text } = cursor;
  for (let at = cursor.at; ; at++) {
    const start = at;
    while (text.charCodeAt(at) === chars.space) at++;
    const code = text.charCodeAt(at);
    if (at >= text.length) {
      cursor.at = text.length;
      cursor.column = -1;
      return true;
    }
    if (code === chars.hash) at = endOfLine(text, at);
    else if (code !== chars.newline) {
      cursor.at = at;
      cursor.column = at - start;
      return code !== chars.tab && (at > start || !isMarker(text, at));
    }
  }
}

/** Whether a document begins or ends here, or a directive stands here. */
function isMarker(text: string, at: number): boolean {
  return text.startsWith('---', at) || text.startsWith('...', at) || text.charCodeAt(at) === chars.percent;
}

export function endOfLine(text: string, at: number): number {
  const end = text.indexOf('\n', at);
  return end < 0 ? text.length : end;
}

/** Whether a sign that stands before this offset is one: blank, or nothing, follows it. */
export function isBlankAt(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code === chars.space || code === chars.newline || at >= text.length;
}

/** A line without the spaces at its end: other blanks that Unicode has are text. */
export function trimmed(line: string): string {
  let end = line.length;
  while (end > 0 && line.charCodeAt(end - 1) === chars.space) end--;
  return line.slice(0, end);
}

export function keyOf({ keys }: Cursor, written: string): Key {
  const known = keys.get(written);
  if (known) return known;
  const made = { key: written, segment: escapeSegment(written) };
  keys.set(written, made);
  return made;
}

/** The scalar that ends where the cursor is. */
export function scalarNode(
  { source, text }: Cursor,
  start: number,
  end: number,
  pointer: string,
  value: ScalarNode['value'],
): ScalarNode {
  return { kind: 'scalar', source, start, end, pointer, value, raw: text.slice(start, end) };
}
