// Fast path of the YAML parser: block and flow collections without tags, directives, or errors.

import type { Entry, Node, Source } from '../node.ts';
import {
  charCodes,
  createCursor,
  isBlankAt,
  internKey,
  createScalar,
  skipToContent,
  skipToNextLine,
  type Cursor,
  type InternedKey,
} from './cursor.ts';
import { parseFlowCollection, isQuote, maxKeyLength } from './flow-collection.ts';
import { parsePlainScalar, resolvePlainScalar, isPlainStart, parseQuotedScalar, parseBlockScalar } from './scalars.ts';

/** Maximum nesting depth; the full parser handles deeper documents. */
const maxDepth = 100;

/**
 * Maximum total length of aliased values, in characters; the full parser handles more and rejects expansion attacks.
 */
const maxAliasedCharacters = 1_000_000;

/**
 * Parses a common subset of YAML. Returns the same tree as the full parser, or `undefined` if the text requires the
 * full parser: it uses other syntax, or has a problem to report (duplicate key, inexact number, syntax error).
 */
export function parseYamlFast(source: Source): Node | undefined {
  const { text } = source;
  if (text.includes('\r') || text.includes('\uFEFF')) return undefined;
  const cursor = createCursor(source);
  const [marker = ''] = /^(?:(?: *#.*)?\n)*--- *\n/.exec(text) ?? [];
  cursor.offset = marker.length;
  if (!skipToContent(cursor) || cursor.column < 0) return undefined;
  const root = parseBlock(cursor, -1, '', maxDepth);
  return root && cursor.offset >= text.length && root.kind !== 'scalar' ? root : undefined;
}

/**
 * Parses the node at the start of a line, indented by more than `parentColumn`, and moves the cursor to the next
 * content.
 */
function parseBlock(cursor: Cursor, parentColumn: number, pointer: string, depth: number): Node | undefined {
  const { text, offset, column } = cursor;
  if (isListMarker(text, offset)) return parseBlockList(cursor, column, pointer, depth);
  const key = readKey(cursor);
  return key ? parseBlockMap(cursor, column, key, pointer, depth) : parseInline(cursor, parentColumn, pointer, depth);
}

function isListMarker(text: string, offset: number): boolean {
  return text.charCodeAt(offset) === charCodes.minus && isBlankAt(text, offset + 1);
}

interface LocatedKey extends InternedKey {
  readonly start: number;
  readonly end: number;
}

/** Reads the key at the cursor and moves the cursor after its colon; `undefined` if there is no key. */
function readKey(cursor: Cursor): LocatedKey | undefined {
  const { text, offset: start } = cursor;
  if (isQuote(text, start)) {
    const raw = parseQuotedScalar(cursor, 'one line');
    const end = cursor.offset;
    cursor.offset = start;
    if (
      raw === undefined ||
      end - start > maxKeyLength ||
      text.charCodeAt(end) !== charCodes.colon ||
      !isBlankAt(text, end + 1)
    )
      return undefined;
    cursor.offset = end + 1;
    return { ...internKey(cursor, raw), start, end };
  }
  if (!isPlainStart(text, start)) return undefined;
  for (let offset = start; offset - start < maxKeyLength; offset++) {
    const code = text.charCodeAt(offset);
    if (code === charCodes.colon && isBlankAt(text, offset + 1)) {
      // Parsers disagree on spaces before the colon.
      if (text.charCodeAt(offset - 1) === charCodes.space) return undefined;
      cursor.offset = offset + 1;
      return { ...internKey(cursor, text.slice(start, offset)), start, end: offset };
    }
    if (
      code === charCodes.newline ||
      code === charCodes.tab ||
      offset >= text.length ||
      (code === charCodes.hash && text.charCodeAt(offset - 1) === charCodes.space)
    )
      return undefined;
  }
  return undefined;
}

function parseBlockMap(
  cursor: Cursor,
  column: number,
  first: LocatedKey,
  pointer: string,
  depth: number,
): Node | undefined {
  if (depth <= 0) return undefined;
  const { source } = cursor;
  const entries = new Map<string, Entry>();
  const prefix = `${pointer}/`;
  for (let name: LocatedKey | undefined = first; ; name = readKey(cursor)) {
    // The full parser handles merge keys.
    if (!name || name.key === '<<' || entries.has(name.key)) return undefined;
    const value = parseValue(cursor, column, prefix + name.segment, depth - 1, true);
    if (!value) return undefined;
    entries.set(name.key, { key: name.key, start: name.start, end: name.end, value });
    if (cursor.column < column) return { kind: 'map', source, start: first.start, end: cursor.end, pointer, entries };
    if (cursor.column > column) return undefined;
  }
}

function parseBlockList(cursor: Cursor, column: number, pointer: string, depth: number): Node | undefined {
  if (depth <= 0) return undefined;
  const { source, text, offset: start } = cursor;
  const items: Node[] = [];
  for (;;) {
    cursor.offset++;
    const item = parseValue(cursor, column, `${pointer}/${items.length}`, depth - 1, false);
    if (!item) return undefined;
    items.push(item);
    // A list may have the same indentation as its key. It then ends at the next key.
    if (cursor.column < column || (cursor.column === column && !isListMarker(text, cursor.offset)))
      return { kind: 'list', source, start, end: cursor.end, pointer, items: items.slice() };
    if (cursor.column > column) return undefined;
  }
}

/** Parses the value after a colon or a dash, on the same line or on the following lines. */
function parseValue(
  cursor: Cursor,
  column: number,
  pointer: string,
  depth: number,
  isMapValue: boolean,
): Node | undefined {
  const { text } = cursor;
  const afterIndicator = cursor.offset;
  while (text.charCodeAt(cursor.offset) === charCodes.space) cursor.offset++;
  const code = text.charCodeAt(cursor.offset);
  if (code === charCodes.newline || code === charCodes.hash || cursor.offset >= text.length) {
    // The full parser handles an empty value that is followed by spaces or a comment.
    const isLineEnd = cursor.offset === afterIndicator;
    if (!skipToNextLine(Object.assign(cursor, { offset: afterIndicator }))) return undefined;
    if (cursor.column > column || (isMapValue && cursor.column === column && isListMarker(text, cursor.offset))) {
      const start = cursor.offset;
      const node = parseBlock(cursor, column, pointer, depth);
      // The `yaml` package rejects some plain scalars below a comment.
      return node?.kind === 'scalar' && /\n *#/.test(text.slice(afterIndicator, start)) ? undefined : node;
    }
    return !isLineEnd ? undefined : createScalar(cursor, afterIndicator, (cursor.end = afterIndicator), pointer, null);
  }
  if (code === charCodes.ampersand) return parseAnchored(cursor, column, pointer, depth, isMapValue);
  if (code === charCodes.asterisk) return resolveAlias(cursor);
  if (!isMapValue) {
    // A map or a list may start on the line of the dash.
    const innerColumn = column + 1 + cursor.offset - afterIndicator;
    if (isListMarker(text, cursor.offset)) return parseBlockList(cursor, innerColumn, pointer, depth);
    const key = readKey(cursor);
    if (key) return parseBlockMap(cursor, innerColumn, key, pointer, depth);
  }
  return parseInline(cursor, column, pointer, depth);
}

/** Parses a scalar or a flow collection and moves the cursor to the next content. */
function parseInline(cursor: Cursor, parentColumn: number, pointer: string, depth: number): Node | undefined {
  const { text, offset: start } = cursor;
  const code = text.charCodeAt(start);
  if (code === charCodes.pipe || code === charCodes.greater) {
    const scalar = parseBlockScalar(cursor, parentColumn);
    return scalar && skipToContent(cursor)
      ? createScalar(cursor, start, (cursor.end = scalar.end), pointer, scalar.value)
      : undefined;
  }
  const node =
    code === charCodes.openBrace || code === charCodes.openBracket
      ? parseFlowCollection(cursor, parentColumn, pointer, depth)
      : parseScalar(cursor, parentColumn, pointer);
  if (!node) return undefined;
  cursor.end = node.end;
  return skipToNextLine(cursor) ? node : undefined;
}

function parseScalar(cursor: Cursor, parentColumn: number, pointer: string): Node | undefined {
  const { text, offset: start } = cursor;
  if (isQuote(text, start)) {
    const content = parseQuotedScalar(cursor, parentColumn);
    return content === undefined ? undefined : createScalar(cursor, start, cursor.offset, pointer, content);
  }
  const raw = isPlainStart(text, start) ? parsePlainScalar(cursor, parentColumn) : undefined;
  const value = raw === undefined ? undefined : resolvePlainScalar(raw);
  return value === undefined ? undefined : createScalar(cursor, start, cursor.offset, pointer, value);
}

/** Parses the anchor at the cursor and its value. */
function parseAnchored(
  cursor: Cursor,
  column: number,
  pointer: string,
  depth: number,
  isMapValue: boolean,
): Node | undefined {
  const { text, anchors } = cursor;
  const name = readAnchorName(cursor);
  if (name === undefined) return undefined;
  anchors.set(name, undefined);
  let next = cursor.offset;
  while (text.charCodeAt(next) === charCodes.space) next++;
  // The anchor must clearly belong to the value: after a dash, it could belong to a key on the same line.
  if (
    text.charCodeAt(next) === charCodes.ampersand ||
    text.charCodeAt(next) === charCodes.asterisk ||
    (!isMapValue && !isBlankAt(text, next))
  )
    return undefined;
  cursor.openAnchors++;
  const node = parseValue(cursor, column, pointer, depth, isMapValue);
  cursor.openAnchors--;
  if (node && node.start < node.end) anchors.set(name, node);
  return node;
}

/** Resolves the alias at the cursor. */
function resolveAlias(cursor: Cursor): Node | undefined {
  const { anchors } = cursor;
  const name = readAnchorName(cursor);
  const node = name === undefined ? undefined : anchors.get(name);
  // Aliases within anchored values could expand exponentially.
  if (node === undefined || cursor.openAnchors > 0) return undefined;
  cursor.aliasedLength += node.end - node.start;
  if (cursor.aliasedLength > maxAliasedCharacters) return undefined;
  cursor.end = cursor.offset;
  return skipToNextLine(cursor) ? node : undefined;
}

/** Reads the name after `&` or `*`. */
function readAnchorName(cursor: Cursor): string | undefined {
  const { text, offset } = cursor;
  const name = /^[\w-]+/.exec(text.slice(offset + 1, offset + 100))?.[0];
  if (name === undefined || !isBlankAt(text, offset + 1 + name.length)) return undefined;
  cursor.offset = offset + 1 + name.length;
  return name;
}
