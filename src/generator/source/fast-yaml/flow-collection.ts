// YAML flow collections: `[…]` and `{…}`.

import type { Entry, Node } from '../node.ts';
import { chars, isBlankAt, keyOf, scalarNode, trimmed, type Cursor } from './cursor.ts';
import { plainValue } from './plain-scalar.ts';
import { quoted } from './quoted-scalar.ts';

/**
 * Parses the flow collection at the cursor and moves the cursor after it. Continuation lines are indented by more than
 * `parent`. `undefined` if the syntax is not supported.
 */
export function flow(cursor: Cursor, parent: number, pointer: string, depth: number): Node | undefined {
  if (depth <= 0) return undefined;
  return cursor.text.charCodeAt(cursor.at) === chars.openBrace
    ? map(cursor, parent, pointer, depth - 1)
    : list(cursor, parent, pointer, depth - 1);
}

function map(cursor: Cursor, parent: number, pointer: string, depth: number): Node | undefined {
  const { source, text } = cursor;
  const start = cursor.at++;
  const entries = new Map<string, Entry>();
  if (!skip(cursor, parent)) return undefined;
  while (text.charCodeAt(cursor.at) !== chars.closeBrace) {
    const keyStart = cursor.at;
    const written = isQuote(text, keyStart) ? quoted(cursor, 'one line') : plain(cursor);
    if (written === undefined || written === '<<' || cursor.at - keyStart > longestKey) return undefined;
    const keyEnd = cursor.at;
    if (
      text.charCodeAt(cursor.at) !== chars.colon ||
      text.charCodeAt(cursor.at - 1) === chars.space ||
      !isBlankAt(text, cursor.at + 1)
    )
      return undefined;
    cursor.at++;
    const { key, segment } = keyOf(cursor, written);
    if (entries.has(key) || !skip(cursor, parent)) return undefined;
    const value = member(cursor, parent, `${pointer}/${segment}`, depth);
    if (!value || !separated(cursor, parent, chars.closeBrace)) return undefined;
    entries.set(key, { key, start: keyStart, end: keyEnd, value });
  }
  return { kind: 'map', source, start, end: ++cursor.at, pointer, entries };
}

function list(cursor: Cursor, parent: number, pointer: string, depth: number): Node | undefined {
  const { source, text } = cursor;
  const start = cursor.at++;
  const items: Node[] = [];
  if (!skip(cursor, parent)) return undefined;
  while (text.charCodeAt(cursor.at) !== chars.closeBracket) {
    const item = member(cursor, parent, `${pointer}/${items.length}`, depth);
    if (!item || !separated(cursor, parent, chars.closeBracket)) return undefined;
    items.push(item);
  }
  return { kind: 'list', source, start, end: ++cursor.at, pointer, items };
}

/** Maximum length of an implicit key, below the limit of 1024 in YAML 1.2. */
export const longestKey = 1000;

function member(cursor: Cursor, parent: number, pointer: string, depth: number): Node | undefined {
  const { text, at } = cursor;
  const code = text.charCodeAt(at);
  if (code === chars.openBrace || code === chars.openBracket) return flow(cursor, parent, pointer, depth);
  if (isQuote(text, at)) {
    const read = quoted(cursor, 'one line');
    return read === undefined ? undefined : scalarNode(cursor, at, cursor.at, pointer, read);
  }
  const written = plain(cursor);
  const value = written === undefined ? undefined : plainValue(written);
  return value === undefined ? undefined : scalarNode(cursor, at, cursor.at, pointer, value);
}

/**
 * Parses a single-line plain scalar that starts with a letter, a digit, or a character without a meaning in flow
 * collections.
 */
function plain(cursor: Cursor): string | undefined {
  const { text, at } = cursor;
  // The full parser handles other start characters.
  if (
    !/[\w$./\\^(<;=~+]/.test(text.charAt(at)) &&
    !(text.charCodeAt(at) === chars.minus && /\w/.test(text.charAt(at + 1))) &&
    !(text.charCodeAt(at) > 127)
  )
    return undefined;
  let end = at;
  for (; ; end++) {
    const code = text.charCodeAt(end);
    if (code === chars.comma || code === chars.closeBracket || code === chars.closeBrace) break;
    if (code === chars.colon && (isBlankAt(text, end + 1) || isFlowSign(text.charCodeAt(end + 1)))) break;
    if (code === chars.newline) break;
    if (
      code === chars.openBracket ||
      code === chars.openBrace ||
      (code === chars.hash && text.charCodeAt(end - 1) === chars.space) ||
      code === chars.tab ||
      end >= text.length
    )
      return undefined;
  }
  const written = trimmed(text.slice(at, end));
  cursor.at = at + written.length;
  return written;
}

function isFlowSign(code: number): boolean {
  return (
    code === chars.comma ||
    code === chars.openBracket ||
    code === chars.closeBracket ||
    code === chars.openBrace ||
    code === chars.closeBrace
  );
}

export function isQuote(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code === chars.doubleQuote || code === chars.singleQuote;
}

/** Skips spaces and line breaks. Returns false if the next line is not indented enough. */
function skip(cursor: Cursor, parent: number): boolean {
  const { text } = cursor;
  let lineStart = -1;
  for (;;) {
    const code = text.charCodeAt(cursor.at);
    if (code === chars.newline) lineStart = cursor.at + 1;
    else if (code !== chars.space)
      return (
        code !== chars.tab && code !== chars.hash && (lineStart < 0 || cursor.at - lineStart > Math.max(parent, 0))
      );
    cursor.at++;
  }
}

/** Moves to the next item or to the closing bracket. */
function separated(cursor: Cursor, parent: number, closing: number): boolean {
  if (!skip(cursor, parent)) return false;
  const code = cursor.text.charCodeAt(cursor.at);
  if (code === closing) return true;
  if (code !== chars.comma) return false;
  cursor.at++;
  // The full parser handles a trailing comma.
  return skip(cursor, parent) && cursor.text.charCodeAt(cursor.at) !== closing;
}
