// YAML scalars: plain, quoted, and block (`|` and `>`).

import { charCodes, endOfLine, isBlankAt, trimTrailingSpaces, type Cursor } from './cursor.ts';

/** Returns whether a plain scalar can start at an offset in block context. */
export function isPlainStart(text: string, offset: number): boolean {
  switch (text.charCodeAt(offset)) {
    case charCodes.minus:
    case charCodes.question:
    case charCodes.colon:
      return !isBlankAt(text, offset + 1);
    case charCodes.exclamation:
    case charCodes.doubleQuote:
    case charCodes.hash:
    case charCodes.percent:
    case charCodes.ampersand:
    case charCodes.singleQuote:
    case charCodes.asterisk:
    case charCodes.comma:
    case charCodes.greater:
    case charCodes.atSign:
    case charCodes.openBracket:
    case charCodes.closeBracket:
    case charCodes.backtick:
    case charCodes.openBrace:
    case charCodes.pipe:
    case charCodes.closeBrace:
    case charCodes.tab:
      return false;
    default:
      return true;
  }
}

/**
 * Parses the multi-line plain scalar at the cursor and moves the cursor past it. Continuation lines are indented by
 * more than `parentColumn` columns. Returns `undefined` if the syntax is not supported.
 */
export function parsePlainScalar(cursor: Cursor, parentColumn: number): string | undefined {
  const { text } = cursor;
  const first = readLine(cursor);
  if (first === undefined) return undefined;
  let result = first;
  for (let stop = cursor.offset; text.charCodeAt(stop) === charCodes.newline || isTrailingSpace(text, stop);) {
    const next = findNextLine(text, stop);
    if (next.column <= parentColumn || text.charCodeAt(next.offset) === charCodes.hash) break;
    // Parsers disagree on indicators at the start of continuation lines.
    if (!isPlainStart(text, next.offset)) return undefined;
    cursor.offset = next.offset;
    const line = readLine(cursor);
    if (line === undefined) return undefined;
    result += (next.blankLines === 0 ? ' ' : '\n'.repeat(next.blankLines)) + line;
    stop = cursor.offset;
  }
  return result;
}

/** Reads the rest of the line, without a comment or trailing spaces, and moves the cursor past it. */
function readLine(cursor: Cursor): string | undefined {
  const { text, offset } = cursor;
  const restOfLine = text.slice(offset, endOfLine(text, offset));
  const commentStart = restOfLine.indexOf(' #');
  const line = trimTrailingSpaces(commentStart < 0 ? restOfLine : restOfLine.slice(0, commentStart));
  if (line.includes(': ') || line.endsWith(':') || restOfLine.includes('\t')) return undefined;
  cursor.offset = offset + line.length;
  return line;
}

function isTrailingSpace(text: string, offset: number): boolean {
  return text.charCodeAt(offset) === charCodes.space && /^ *\n/.test(text.slice(offset, endOfLine(text, offset) + 1));
}

/** Finds the next line with content, and counts the blank lines before it. */
function findNextLine(
  text: string,
  end: number,
): { readonly offset: number; readonly column: number; readonly blankLines: number } {
  let blankLines = -1;
  let start = end;
  let offset = end;
  while (text.charCodeAt(offset) === charCodes.space) offset++;
  while (text.charCodeAt(offset) === charCodes.newline) {
    blankLines++;
    start = ++offset;
    while (text.charCodeAt(offset) === charCodes.space) offset++;
  }
  return { offset, column: offset >= text.length ? -1 : offset - start, blankLines };
}

const keywordValues: ReadonlyMap<string, boolean | null> = new Map([
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
 * Resolves a plain scalar according to the YAML core schema; `undefined` for a number that JSON cannot represent.
 */
export function resolvePlainScalar(raw: string): string | number | boolean | null | undefined {
  const keyword = raw.length <= 5 ? keywordValues.get(raw) : undefined;
  if (keyword !== undefined) return keyword;
  const code = raw.charCodeAt(0);
  if (code > charCodes.nine || code < charCodes.plus) return raw;
  if (/^-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][-+]?[0-9]+)?$/.test(raw)) {
    const number = Number(raw);
    return Number.isFinite(number) && !Object.is(number, -0) ? number : undefined;
  }
  return /^(?:[-+]?(?:\.[0-9]+|[0-9]+\.?[0-9]*)(?:e[-+]?[0-9]+)?|0[ox][0-9a-f]+|[-+]?\.(?:inf|nan))$/i.test(raw)
    ? undefined
    : raw;
}

/**
 * Parses the quoted scalar at the cursor and moves the cursor past it. Continuation lines are indented by more than
 * `parentColumn` columns. Returns `undefined` if the syntax is not supported.
 */
export function parseQuotedScalar(cursor: Cursor, parentColumn: number | 'one line'): string | undefined {
  const { text } = cursor;
  const isDouble = text.charCodeAt(cursor.offset) === charCodes.doubleQuote;
  const start = cursor.offset + 1;
  const end = isDouble ? findDoubleQuoteEnd(text, start) : findSingleQuoteEnd(text, start);
  if (end < 0) return undefined;
  cursor.offset = end + 1;
  const raw = text.slice(start, end);
  const foldedText = raw.includes('\n')
    ? parentColumn === 'one line'
      ? undefined
      : foldQuotedLines(raw, parentColumn)
    : raw;
  if (foldedText === undefined) return undefined;
  if (!isDouble) return foldedText.includes("''") ? foldedText.replaceAll("''", "'") : foldedText;
  return foldedText.includes('\\') ? decodeEscapes(foldedText) : foldedText;
}

function findDoubleQuoteEnd(text: string, start: number): number {
  let end = text.indexOf('"', start);
  while (end >= 0 && isEscaped(text, start, end)) end = text.indexOf('"', end + 1);
  return end;
}

function isEscaped(text: string, start: number, offset: number): boolean {
  let backslashes = 0;
  while (offset - 1 - backslashes >= start && text.charCodeAt(offset - 1 - backslashes) === charCodes.backslash)
    backslashes++;
  return backslashes % 2 === 1;
}

function findSingleQuoteEnd(text: string, start: number): number {
  let end = text.indexOf("'", start);
  while (end >= 0 && text.charCodeAt(end + 1) === charCodes.singleQuote) end = text.indexOf("'", end + 2);
  return end;
}

/** Folds lines: a line break becomes a space, blank lines become line breaks. */
function foldQuotedLines(raw: string, parentColumn: number): string | undefined {
  // A backslash before a line break disables folding.
  if (/\\[ \t]*\n/.test(raw) || raw.includes('\t')) return undefined;
  const lines = raw.split('\n');
  const last = lines.length - 1;
  let result = trimTrailingSpaces(lines[0] ?? '');
  let blankLines = 0;
  for (const [index, line] of lines.entries()) {
    if (index === 0) continue;
    const column = indentationOf(line);
    const content = index === last ? line.slice(column) : trimTrailingSpaces(line.slice(column));
    if (content === '') blankLines++;
    else if (column <= parentColumn || isDocumentMarkerLine(line)) return undefined;
    else {
      result += (blankLines === 0 ? ' ' : '\n'.repeat(blankLines)) + content;
      blankLines = 0;
    }
  }
  return result === '' || blankLines > 0 ? undefined : result;
}

function indentationOf(line: string): number {
  let column = 0;
  while (line.charCodeAt(column) === charCodes.space) column++;
  return column;
}

function isDocumentMarkerLine(line: string): boolean {
  return line.startsWith('---') || line.startsWith('...');
}

/** Decodes escape sequences; `undefined` if JSON does not support one of them. */
function decodeEscapes(raw: string): string | undefined {
  try {
    const value: unknown = JSON.parse(`"${raw}"`);
    return typeof value === 'string' ? value : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Parses the block scalar whose indicator is at the cursor, and moves the cursor to the start of the line after it. The
 * lines of the scalar are indented by more than `parentColumn` columns. Returns `undefined` if the syntax is not
 * supported.
 */
export function parseBlockScalar(
  cursor: Cursor,
  parentColumn: number,
): { readonly value: string; readonly end: number } | undefined {
  const { text } = cursor;
  const header = text.slice(cursor.offset, endOfLine(text, cursor.offset));
  const [, indicator, chomping] = /^([|>])([-+]?)(?: +#.*| *)$/.exec(header) ?? [];
  if (indicator === undefined) return undefined;
  let offset = cursor.offset + header.length + 1;
  let end = offset;
  let indent = -1;
  let maxBlankIndent = 0;
  const lines: string[] = [];
  while (offset < text.length) {
    const lineEnd = text.indexOf('\n', offset);
    // The full parser handles a scalar that ends without a line break.
    if (lineEnd < 0) return undefined;
    let start = offset;
    while (text.charCodeAt(start) === charCodes.space) start++;
    const isBlank = start === lineEnd;
    if (!isBlank) {
      if (text.charCodeAt(start) === charCodes.tab && start - offset <= Math.max(indent, parentColumn))
        return undefined;
      if (indent < 0 && start - offset > parentColumn) {
        indent = start - offset;
        if (maxBlankIndent > indent) return undefined;
      }
      if (indent < 0 || start - offset < indent) break;
      end = lineEnd;
    } else if (indent < 0) maxBlankIndent = Math.max(maxBlankIndent, start - offset);
    lines.push(isBlank && (indent < 0 || start - offset <= indent) ? '' : text.slice(offset + indent, lineEnd));
    offset = lineEnd + 1;
  }
  if (indent < 0 && (maxBlankIndent > 0 || header.includes('#'))) return undefined;
  if (indent < 0) end = cursor.offset + header.length;
  cursor.offset = offset;
  while (end > 0 && (text.charCodeAt(end - 1) === charCodes.space || text.charCodeAt(end - 1) === charCodes.tab)) end--;
  const value = indicator === '|' ? lines.join('\n') : foldBlockLines(lines);
  return value === undefined ? undefined : { value: applyChomping(value, chomping ?? '', lines), end };
}

/** Applies the chomping indicator: one final line break by default, none for `-`, all for `+`. */
function applyChomping(joined: string, chomping: string, lines: readonly string[]): string {
  let length = joined.length;
  while (length > 0 && joined.charCodeAt(length - 1) === charCodes.newline) length--;
  const content = length === joined.length ? joined : joined.slice(0, length);
  if (chomping === '-') return content;
  let blankLines = 0;
  while (lines[lines.length - 1 - blankLines] === '') blankLines++;
  if (content === '') return chomping === '+' ? '\n'.repeat(blankLines) : '';
  return content + (chomping === '+' ? '\n'.repeat(blankLines + 1) : '\n');
}

/**
 * Folds lines into paragraphs: a line break becomes a space, and blank and more-indented lines are kept.
 */
function foldBlockLines(lines: readonly string[]): string | undefined {
  let result = '';
  let blankLines = 0;
  let previous: 'none' | 'text' | 'deeper' = 'none';
  for (const line of lines) {
    if (line === '') {
      blankLines++;
      continue;
    }
    const isDeeper = line.startsWith(' ') || line.startsWith('\t');
    // Parsers disagree on more-indented lines that contain only whitespace.
    if (isDeeper && /^[ \t]+$/.test(line)) return undefined;
    if (previous === 'none') result = '\n'.repeat(blankLines) + line;
    else if (isDeeper || previous === 'deeper') result += '\n'.repeat(blankLines + 1) + line;
    else result += (blankLines === 0 ? ' ' : '\n'.repeat(blankLines)) + line;
    previous = isDeeper ? 'deeper' : 'text';
    blankLines = 0;
  }
  return result;
}
