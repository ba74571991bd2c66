// YAML flow collections: `[…]` and `{…}`.

import type { Entry, Node } from '../node.ts';
import { charCodes, isBlankAt, internKey, createScalar, trimTrailingSpaces, type Cursor } from './cursor.ts';
import { resolvePlainScalar, parseQuotedScalar } from './scalars.ts';

/**
 * Parses the flow collection at the cursor, and moves the cursor past it. Continuation lines are indented by more than
 * `parentColumn` columns. Returns `undefined` if the syntax is not supported.
 */
export function parseFlowCollection(
  cursor: Cursor,
  parentColumn: number,
  pointer: string,
  depth: number,
): Node | undefined {
  if (depth <= 0) return undefined;
  return cursor.text.charCodeAt(cursor.offset) === charCodes.openBrace
    ? parseFlowMap(cursor, parentColumn, pointer, depth - 1)
    : parseFlowList(cursor, parentColumn, pointer, depth - 1);
}

function parseFlowMap(cursor: Cursor, parentColumn: number, pointer: string, depth: number): Node | undefined {
  const { source, text } = cursor;
  const start = cursor.offset++;
  const entries = new Map<string, Entry>();
  if (!skipWhitespace(cursor, parentColumn)) return undefined;
  while (text.charCodeAt(cursor.offset) !== charCodes.closeBrace) {
    const keyStart = cursor.offset;
    const raw = isQuote(text, keyStart) ? parseQuotedScalar(cursor, 'one line') : parseFlowPlainScalar(cursor);
    if (raw === undefined || raw === '<<' || cursor.offset - keyStart > maxKeyLength) return undefined;
    const keyEnd = cursor.offset;
    if (
      text.charCodeAt(cursor.offset) !== charCodes.colon ||
      text.charCodeAt(cursor.offset - 1) === charCodes.space ||
      !isBlankAt(text, cursor.offset + 1)
    )
      return undefined;
    cursor.offset++;
    const { key, segment } = internKey(cursor, raw);
    if (entries.has(key) || !skipWhitespace(cursor, parentColumn)) return undefined;
    const value = parseFlowValue(cursor, parentColumn, `${pointer}/${segment}`, depth);
    if (!value || !skipSeparator(cursor, parentColumn, charCodes.closeBrace)) return undefined;
    entries.set(key, { key, start: keyStart, end: keyEnd, value });
  }
  return { kind: 'map', source, start, end: ++cursor.offset, pointer, entries };
}

function parseFlowList(cursor: Cursor, parentColumn: number, pointer: string, depth: number): Node | undefined {
  const { source, text } = cursor;
  const start = cursor.offset++;
  const items: Node[] = [];
  if (!skipWhitespace(cursor, parentColumn)) return undefined;
  while (text.charCodeAt(cursor.offset) !== charCodes.closeBracket) {
    const item = parseFlowValue(cursor, parentColumn, `${pointer}/${items.length}`, depth);
    if (!item || !skipSeparator(cursor, parentColumn, charCodes.closeBracket)) return undefined;
    items.push(item);
  }
  return { kind: 'list', source, start, end: ++cursor.offset, pointer, items };
}

/** Maximum length of an implicit key, below the limit of 1024 in YAML 1.2. */
export const maxKeyLength = 1000;

function parseFlowValue(cursor: Cursor, parentColumn: number, pointer: string, depth: number): Node | undefined {
  const { text, offset } = cursor;
  const code = text.charCodeAt(offset);
  if (code === charCodes.openBrace || code === charCodes.openBracket)
    return parseFlowCollection(cursor, parentColumn, pointer, depth);
  if (isQuote(text, offset)) {
    const content = parseQuotedScalar(cursor, 'one line');
    return content === undefined ? undefined : createScalar(cursor, offset, cursor.offset, pointer, content);
  }
  const raw = parseFlowPlainScalar(cursor);
  const value = raw === undefined ? undefined : resolvePlainScalar(raw);
  return value === undefined ? undefined : createScalar(cursor, offset, cursor.offset, pointer, value);
}

/**
 * Parses a single-line plain scalar that starts with a letter, a digit, or a character without special meaning in flow
 * collections.
 */
function parseFlowPlainScalar(cursor: Cursor): string | undefined {
  const { text, offset } = cursor;
  // The full parser handles other start characters.
  if (
    !/[\w$./\\^(<;=~+]/.test(text.charAt(offset)) &&
    !(text.charCodeAt(offset) === charCodes.minus && /\w/.test(text.charAt(offset + 1))) &&
    !(text.charCodeAt(offset) > 127)
  )
    return undefined;
  let end = offset;
  for (; ; end++) {
    const code = text.charCodeAt(end);
    if (code === charCodes.comma || code === charCodes.closeBracket || code === charCodes.closeBrace) break;
    if (code === charCodes.colon && (isBlankAt(text, end + 1) || isFlowIndicator(text.charCodeAt(end + 1)))) break;
    if (code === charCodes.newline) break;
    if (
      code === charCodes.openBracket ||
      code === charCodes.openBrace ||
      (code === charCodes.hash && text.charCodeAt(end - 1) === charCodes.space) ||
      code === charCodes.tab ||
      end >= text.length
    )
      return undefined;
  }
  const raw = trimTrailingSpaces(text.slice(offset, end));
  cursor.offset = offset + raw.length;
  return raw;
}

function isFlowIndicator(code: number): boolean {
  return (
    code === charCodes.comma ||
    code === charCodes.openBracket ||
    code === charCodes.closeBracket ||
    code === charCodes.openBrace ||
    code === charCodes.closeBrace
  );
}

export function isQuote(text: string, offset: number): boolean {
  const code = text.charCodeAt(offset);
  return code === charCodes.doubleQuote || code === charCodes.singleQuote;
}

/**
 * Skips spaces and line breaks. Returns `false` if the syntax is not supported or the next line is not indented enough.
 */
function skipWhitespace(cursor: Cursor, parentColumn: number): boolean {
  const { text } = cursor;
  let lineStart = -1;
  for (;;) {
    const code = text.charCodeAt(cursor.offset);
    if (code === charCodes.newline) lineStart = cursor.offset + 1;
    else if (code !== charCodes.space)
      return (
        code !== charCodes.tab &&
        code !== charCodes.hash &&
        (lineStart < 0 || cursor.offset - lineStart > Math.max(parentColumn, 0))
      );
    cursor.offset++;
  }
}

/** Moves to the next item or the closing bracket. Returns `false` if the syntax is not supported. */
function skipSeparator(cursor: Cursor, parentColumn: number, closing: number): boolean {
  if (!skipWhitespace(cursor, parentColumn)) return false;
  const code = cursor.text.charCodeAt(cursor.offset);
  if (code === closing) return true;
  if (code !== charCodes.comma) return false;
  cursor.offset++;
  // The full parser handles a trailing comma.
  return skipWhitespace(cursor, parentColumn) && cursor.text.charCodeAt(cursor.offset) !== closing;
}
