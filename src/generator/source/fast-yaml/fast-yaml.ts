// Fast path of the YAML parser: block and flow collections without tags, directives, or errors.

import type { Entry, Node, Source } from '../node.ts';
import { blockText } from './block-scalar.ts';
import {
  chars,
  cursorOf,
  isBlankAt,
  keyOf,
  scalarNode,
  toContent,
  toNextLine,
  type Cursor,
  type Key,
} from './cursor.ts';
import { flow, isQuote, longestKey } from './flow-collection.ts';
import { plainText, plainValue, startsPlain } from './plain-scalar.ts';
import { quoted } from './quoted-scalar.ts';

/** Maximum nesting; the full parser handles deeper texts. */
const deepest = 100;

/**
 * Maximum total length of aliased values, in characters; the full parser handles more and rejects expansion attacks.
 */
const mostAliased = 1_000_000;

/**
 * Parses a common subset of YAML. Returns `undefined` if the text uses other syntax or needs a diagnostic (duplicate
 * key, inexact number, syntax error); the full parser then reads it again.
 */
export function soundYaml(source: Source): Node | undefined {
  const { text } = source;
  if (text.includes('\r') || text.startsWith('\uFEFF')) return undefined;
  const cursor = cursorOf(source);
  const [marker = ''] = /^(?:(?: *#.*)?\n)*--- *\n/.exec(text) ?? [];
  cursor.at = marker.length;
  if (!toContent(cursor) || cursor.column < 0) return undefined;
  const root = block(cursor, -1, '', deepest);
  return root && cursor.at >= text.length && root.kind !== 'scalar' ? root : undefined;
}

/** Parses the node at the start of a line, indented by more than `parent`, and moves the cursor to the next content. */
function block(cursor: Cursor, parent: number, pointer: string, depth: number): Node | undefined {
  const { text, at, column } = cursor;
  if (isDash(text, at)) return list(cursor, column, pointer, depth);
  const key = keyAt(cursor);
  return key ? map(cursor, column, key, pointer, depth) : inLine(cursor, parent, pointer, depth);
}

function isDash(text: string, at: number): boolean {
  return text.charCodeAt(at) === chars.minus && isBlankAt(text, at + 1);
}

interface KeyAt extends Key {
  readonly start: number;
  readonly end: number;
}

/** Reads the key at the cursor and moves the cursor after its colon; `undefined` if there is no key. */
function keyAt(cursor: Cursor): KeyAt | undefined {
  const { text, at: start } = cursor;
  if (isQuote(text, start)) {
    const written = quoted(cursor, 'one line');
    const end = cursor.at;
    cursor.at = start;
    if (
      written === undefined ||
      end - start > longestKey ||
      text.charCodeAt(end) !== chars.colon ||
      !isBlankAt(text, end + 1)
    )
      return undefined;
    cursor.at = end + 1;
    return { ...keyOf(cursor, written), start, end };
  }
  if (!startsPlain(text, start)) return undefined;
  for (let at = start; at - start < longestKey; at++) {
    const code = text.charCodeAt(at);
    if (code === chars.colon && isBlankAt(text, at + 1)) {
      // Parsers disagree on spaces before the colon.
      if (text.charCodeAt(at - 1) === chars.space) return undefined;
      cursor.at = at + 1;
      return { ...keyOf(cursor, text.slice(start, at)), start, end: at };
    }
    if (
      code === chars.newline ||
      code === chars.tab ||
      at >= text.length ||
      (code === chars.hash && text.charCodeAt(at - 1) === chars.space)
    )
      return undefined;
  }
  return undefined;
}

function map(cursor: Cursor, column: number, first: KeyAt, pointer: string, depth: number): Node | undefined {
  if (depth <= 0) return undefined;
  const { source } = cursor;
  const entries = new Map<string, Entry>();
  const prefix = `${pointer}/`;
  for (let name: KeyAt | undefined = first; ; name = keyAt(cursor)) {
    // The full parser handles merge keys.
    if (!name || name.key === '<<' || entries.has(name.key)) return undefined;
    const value = member(cursor, column, prefix + name.segment, depth - 1, true);
    if (!value) return undefined;
    entries.set(name.key, { key: name.key, start: name.start, end: name.end, value });
    if (cursor.column < column) return { kind: 'map', source, start: first.start, end: cursor.end, pointer, entries };
    if (cursor.column > column) return undefined;
  }
}

function list(cursor: Cursor, column: number, pointer: string, depth: number): Node | undefined {
  if (depth <= 0) return undefined;
  const { source, text, at: start } = cursor;
  const items: Node[] = [];
  for (;;) {
    cursor.at++;
    const item = member(cursor, column, `${pointer}/${items.length}`, depth - 1, false);
    if (!item) return undefined;
    items.push(item);
    // A list may have the same indentation as its key. It then ends at the next key.
    if (cursor.column < column || (cursor.column === column && !isDash(text, cursor.at)))
      return { kind: 'list', source, start, end: cursor.end, pointer, items: items.slice() };
    if (cursor.column > column) return undefined;
  }
}

/** Parses the value after a colon or a dash, on the same line or below. */
function member(cursor: Cursor, column: number, pointer: string, depth: number, ofMap: boolean): Node | undefined {
  const { text } = cursor;
  const sign = cursor.at;
  while (text.charCodeAt(cursor.at) === chars.space) cursor.at++;
  const code = text.charCodeAt(cursor.at);
  if (code === chars.newline || code === chars.hash || cursor.at >= text.length) {
    // The full parser handles an empty value that is followed by spaces or a comment.
    const isBare = cursor.at === sign;
    if (!toNextLine(Object.assign(cursor, { at: sign }))) return undefined;
    if (cursor.column > column || (ofMap && cursor.column === column && isDash(text, cursor.at)))
      return block(cursor, column, pointer, depth);
    return !isBare ? undefined : scalarNode(cursor, sign, (cursor.end = sign), pointer, null);
  }
  if (code === chars.ampersand) return anchored(cursor, column, pointer, depth, ofMap);
  if (code === chars.asterisk) return aliased(cursor);
  if (!ofMap) {
    // A map or a list may start on the line of the dash.
    const inner = column + 1 + cursor.at - sign;
    if (isDash(text, cursor.at)) return list(cursor, inner, pointer, depth);
    const key = keyAt(cursor);
    if (key) return map(cursor, inner, key, pointer, depth);
  }
  return inLine(cursor, column, pointer, depth);
}

/** Parses a scalar or a flow collection and moves the cursor to the next content. */
function inLine(cursor: Cursor, parent: number, pointer: string, depth: number): Node | undefined {
  const { text, at: start } = cursor;
  const code = text.charCodeAt(start);
  if (code === chars.pipe || code === chars.greater) {
    const read = blockText(cursor, parent);
    return read && toContent(cursor)
      ? scalarNode(cursor, start, (cursor.end = read.end), pointer, read.value)
      : undefined;
  }
  const made =
    code === chars.openBrace || code === chars.openBracket
      ? flow(cursor, parent, pointer, depth)
      : scalar(cursor, parent, pointer);
  if (!made) return undefined;
  cursor.end = made.end;
  return toNextLine(cursor) ? made : undefined;
}

function scalar(cursor: Cursor, parent: number, pointer: string): Node | undefined {
  const { text, at: start } = cursor;
  if (isQuote(text, start)) {
    const read = quoted(cursor, parent);
    return read === undefined ? undefined : scalarNode(cursor, start, cursor.at, pointer, read);
  }
  const written = startsPlain(text, start) ? plainText(cursor, parent) : undefined;
  const value = written === undefined ? undefined : plainValue(written);
  return value === undefined ? undefined : scalarNode(cursor, start, cursor.at, pointer, value);
}

/** Parses the anchor at the cursor and its value. */
function anchored(cursor: Cursor, column: number, pointer: string, depth: number, ofMap: boolean): Node | undefined {
  const { text, anchors } = cursor;
  const name = anchorName(cursor);
  if (name === undefined) return undefined;
  anchors.set(name, undefined);
  while (text.charCodeAt(cursor.at) === chars.space) cursor.at++;
  // Only an anchor that clearly belongs to the value: on the line of a dash, it could belong to a key.
  if (
    text.charCodeAt(cursor.at) === chars.ampersand ||
    text.charCodeAt(cursor.at) === chars.asterisk ||
    (!ofMap && !isBlankAt(text, cursor.at))
  )
    return undefined;
  cursor.open++;
  const made = member(cursor, column, pointer, depth, ofMap);
  cursor.open--;
  if (made && made.start < made.end) anchors.set(name, made);
  return made;
}

/** Resolves the alias at the cursor. */
function aliased(cursor: Cursor): Node | undefined {
  const { anchors } = cursor;
  const name = anchorName(cursor);
  const made = name === undefined ? undefined : anchors.get(name);
  // An alias within an anchored value could multiply in size.
  if (made === undefined || cursor.open > 0) return undefined;
  cursor.aliased += made.end - made.start;
  if (cursor.aliased > mostAliased) return undefined;
  cursor.end = cursor.at;
  return toNextLine(cursor) ? made : undefined;
}

/** Reads the name after `&` or `*`. */
function anchorName(cursor: Cursor): string | undefined {
  const { text, at } = cursor;
  const name = /^[\w-]+/.exec(text.slice(at + 1, at + 100))?.[0];
  if (name === undefined || !isBlankAt(text, at + 1 + name.length)) return undefined;
  cursor.at = at + 1 + name.length;
  return name;
}
