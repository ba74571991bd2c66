// YAML flow collections: `[…]` and `{…}`.

import type { Entry, Node } from '../node.ts';
import { charCodes, isBlankAt, internKey, createScalar, trimTrailingSpaces, type Cursor } from './cursor.ts';
import { resolvePlainScalar, parseQuotedScalar } from './scalars.ts';

/**
 * Parses the flow collection at the cursor, and moves the cursor after it. Continuation lines are indented by more than
 * `parent` columns. `undefined` if the syntax is not supported.
 */
export function parseFlowCollection(cursor: Cursor, parent: number, pointer: string, depth: number): Node | undefined {
  if (depth <= 0) return undefined;
  return cursor.text.charCodeAt(cursor.at) === charCodes.openBrace
    ? parseFlowMap(cursor, parent, pointer, depth - 1)
    : parseFlowList(cursor, parent, pointer, depth - 1);
}

function parseFlowMap(cursor: Cursor, parent: number, pointer: string, depth: number): Node | undefined {
  const { source, text } = cursor;
  const start = cursor.at++;
  const entries = new Map<string, Entry>();
  if (!skipWhitespace(cursor, parent)) return undefined;
  while (text.charCodeAt(cursor.at) !== charCodes.closeBrace) {
    const keyStart = cursor.at;
    const raw = isQuote(text, keyStart) ? parseQuotedScalar(cursor, 'one line') : parseFlowPlainScalar(cursor);
    if (raw === undefined || raw === '<<' || cursor.at - keyStart > maxKeyLength) return undefined;
    const keyEnd = cursor.at;
    if (
      text.charCodeAt(cursor.at) !== charCodes.colon ||
      text.charCodeAt(cursor.at - 1) === charCodes.space ||
      !isBlankAt(text, cursor.at + 1)
    )
      return undefined;
    cursor.at++;
    const { key, segment } = internKey(cursor, raw);
    if (entries.has(key) || !skipWhitespace(cursor, parent)) return undefined;
    const value = parseFlowValue(cursor, parent, `${pointer}/${segment}`, depth);
    if (!value || !skipSeparator(cursor, parent, charCodes.closeBrace)) return undefined;
    entries.set(key, { key, start: keyStart, end: keyEnd, value });
  }
  return { kind: 'map', source, start, end: ++cursor.at, pointer, entries };
}

function parseFlowList(cursor: Cursor, parent: number, pointer: string, depth: number): Node | undefined {
  const { source, text } = cursor;
  const start = cursor.at++;
  const items: Node[] = [];
  if (!skipWhitespace(cursor, parent)) return undefined;
  while (text.charCodeAt(cursor.at) !== charCodes.closeBracket) {
    const item = parseFlowValue(cursor, parent, `${pointer}/${items.length}`, depth);
    if (!item || !skipSeparator(cursor, parent, charCodes.closeBracket)) return undefined;
    items.push(item);
  }
  return { kind: 'list', source, start, end: ++cursor.at, pointer, items };
}

/** Maximum length of an implicit key, below the limit of 1024 in YAML 1.2. */
export const maxKeyLength = 1000;

function parseFlowValue(cursor: Cursor, parent: number, pointer: string, depth: number): Node | undefined {
  const { text, at } = cursor;
  const code = text.charCodeAt(at);
  if (code === charCodes.openBrace || code === charCodes.openBracket)
    return parseFlowCollection(cursor, parent, pointer, depth);
  if (isQuote(text, at)) {
    const content = parseQuotedScalar(cursor, 'one line');
    return content === undefined ? undefined : createScalar(cursor, at, cursor.at, pointer, content);
  }
  const raw = parseFlowPlainScalar(cursor);
  const value = raw === undefined ? undefined : resolvePlainScalar(raw);
  return value === undefined ? undefined : createScalar(cursor, at, cursor.at, pointer, value);
}

/**
 * Parses a single-line plain scalar that starts with a letter, a digit, or a character without a meaning in flow
 * collections.
 */
function parseFlowPlainScalar(cursor: Cursor): string | undefined {
  const { text, at } = cursor;
  // The full parser handles other start characters.
  if (
    !/[\w$./\\^(<;=~+]/.test(text.charAt(at)) &&
    !(text.charCodeAt(at) === charCodes.minus && /\w/.test(text.charAt(at + 1))) &&
    !(text.charCodeAt(at) > 127)
  )
    return undefined;
  let end = at;
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
  const raw = trimTrailingSpaces(text.slice(at, end));
  cursor.at = at + raw.length;
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

export function isQuote(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code === charCodes.doubleQuote || code === charCodes.singleQuote;
}

/** Skips spaces and line breaks. Returns false if the next line is not indented enough. */
function skipWhitespace(cursor: Cursor, parent: number): boolean {
  const { text } = cursor;
  let lineStart = -1;
  for (;;) {
    const code = text.charCodeAt(cursor.at);
    if (code === charCodes.newline) lineStart = cursor.at + 1;
    else if (code !== charCodes.space)
      return (
        code !== charCodes.tab &&
        code !== charCodes.hash &&
        (lineStart < 0 || cursor.at - lineStart > Math.max(parent, 0))
      );
    cursor.at++;
  }
}

/** Moves to the next item or to the closing bracket. */
function skipSeparator(cursor: Cursor, parent: number, closing: number): boolean {
  if (!skipWhitespace(cursor, parent)) return false;
  const code = cursor.text.charCodeAt(cursor.at);
  if (code === closing) return true;
  if (code !== charCodes.comma) return false;
  cursor.at++;
  // The full parser handles a trailing comma.
  return skipWhitespace(cursor, parent) && cursor.text.charCodeAt(cursor.at) !== closing;
}
