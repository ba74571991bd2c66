// YAML quoted scalars.

import { charCodes, trimTrailingSpaces, type Cursor } from './cursor.ts';

/**
 * Parses the quoted scalar at the cursor and moves the cursor after it. Continuation lines are indented by more than
 * `parent`. `undefined` if the syntax is not supported.
 */
export function parseQuotedScalar(cursor: Cursor, parent: number | 'one line'): string | undefined {
  const { text } = cursor;
  const isDouble = text.charCodeAt(cursor.at) === charCodes.doubleQuote;
  const start = cursor.at + 1;
  const end = isDouble ? findDoubleQuoteEnd(text, start) : findSingleQuoteEnd(text, start);
  if (end < 0) return undefined;
  cursor.at = end + 1;
  const raw = text.slice(start, end);
  const foldedText = raw.includes('\n') ? (parent === 'one line' ? undefined : foldLines(raw, parent)) : raw;
  if (foldedText === undefined) return undefined;
  if (!isDouble) return foldedText.includes("''") ? foldedText.replaceAll("''", "'") : foldedText;
  return foldedText.includes('\\') ? decodeEscapes(foldedText) : foldedText;
}

function findDoubleQuoteEnd(text: string, start: number): number {
  let end = text.indexOf('"', start);
  while (end >= 0 && isEscaped(text, start, end)) end = text.indexOf('"', end + 1);
  return end;
}

function isEscaped(text: string, start: number, at: number): boolean {
  let slashes = 0;
  while (at - 1 - slashes >= start && text.charCodeAt(at - 1 - slashes) === charCodes.backslash) slashes++;
  return slashes % 2 === 1;
}

function findSingleQuoteEnd(text: string, start: number): number {
  let end = text.indexOf("'", start);
  while (end >= 0 && text.charCodeAt(end + 1) === charCodes.singleQuote) end = text.indexOf("'", end + 2);
  return end;
}

/** Folds lines: a line break becomes a space, blank lines become line breaks. */
function foldLines(raw: string, parent: number): string | undefined {
  // A backslash before a line break disables folding.
  if (/\\[ \t]*\n/.test(raw) || raw.includes('\t')) return undefined;
  const lines = raw.split('\n');
  const last = lines.length - 1;
  let out = trimTrailingSpaces(lines[0] ?? '');
  let blank = 0;
  for (const [index, line] of lines.entries()) {
    if (index === 0) continue;
    const column = indentationOf(line);
    const content = index === last ? line.slice(column) : trimTrailingSpaces(line.slice(column));
    if (content === '') blank++;
    else if (column <= parent || isDocumentMarkerLine(line)) return undefined;
    else {
      out += (blank === 0 ? ' ' : '\n'.repeat(blank)) + content;
      blank = 0;
    }
  }
  return out === '' || blank > 0 ? undefined : out;
}

function indentationOf(line: string): number {
  let column = 0;
  while (line.charCodeAt(column) === charCodes.space) column++;
  return column;
}

function isDocumentMarkerLine(line: string): boolean {
  return line.startsWith('---') || line.startsWith('...');
}

/** Decodes escape sequences; `undefined` for those that JSON does not have. */
function decodeEscapes(raw: string): string | undefined {
  try {
    const read: unknown = JSON.parse(`"${raw}"`);
    return typeof read === 'string' ? read : undefined;
  } catch {
    return undefined;
  }
}
