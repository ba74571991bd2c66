// YAML quoted scalars.

import { chars, trimmed, type Cursor } from './cursor.ts';

/**
 * Parses the quoted scalar at the cursor and moves the cursor after it. Continuation lines are indented by more than
 * `parent`. `undefined` if the syntax is not supported.
 */
export function quoted(cursor: Cursor, parent: number | 'one line'): string | undefined {
  const { text } = cursor;
  const isDouble = text.charCodeAt(cursor.at) === chars.doubleQuote;
  const start = cursor.at + 1;
  const end = isDouble ? endOfDouble(text, start) : endOfSingle(text, start);
  if (end < 0) return undefined;
  cursor.at = end + 1;
  const written = text.slice(start, end);
  const flat = written.includes('\n') ? (parent === 'one line' ? undefined : folded(written, parent)) : written;
  if (flat === undefined) return undefined;
  if (!isDouble) return flat.includes("''") ? flat.replaceAll("''", "'") : flat;
  return flat.includes('\\') ? unescaped(flat) : flat;
}

function endOfDouble(text: string, start: number): number {
  let end = text.indexOf('"', start);
  while (end >= 0 && isEscaped(text, start, end)) end = text.indexOf('"', end + 1);
  return end;
}

function isEscaped(text: string, start: number, at: number): boolean {
  let slashes = 0;
  while (at - 1 - slashes >= start && text.charCodeAt(at - 1 - slashes) === chars.backslash) slashes++;
  return slashes % 2 === 1;
}

function endOfSingle(text: string, start: number): number {
  let end = text.indexOf("'", start);
  while (end >= 0 && text.charCodeAt(end + 1) === chars.singleQuote) end = text.indexOf("'", end + 2);
  return end;
}

/** Folds lines: a line break becomes a space, blank lines become line breaks. */
function folded(written: string, parent: number): string | undefined {
  // A backslash before a line break disables folding.
  if (/\\[ \t]*\n/.test(written) || written.includes('\t')) return undefined;
  const lines = written.split('\n');
  const last = lines.length - 1;
  let out = trimmed(lines[0] ?? '');
  let blank = 0;
  for (const [index, line] of lines.entries()) {
    if (index === 0) continue;
    const column = columnOf(line);
    const own = index === last ? line.slice(column) : trimmed(line.slice(column));
    if (own === '') blank++;
    else if (column <= parent || isMarkerLine(line)) return undefined;
    else {
      out += (blank === 0 ? ' ' : '\n'.repeat(blank)) + own;
      blank = 0;
    }
  }
  return out === '' || blank > 0 ? undefined : out;
}

function columnOf(line: string): number {
  let column = 0;
  while (line.charCodeAt(column) === chars.space) column++;
  return column;
}

function isMarkerLine(line: string): boolean {
  return line.startsWith('---') || line.startsWith('...');
}

/** Decodes escape sequences; `undefined` for those that JSON does not have. */
function unescaped(written: string): string | undefined {
  try {
    const read: unknown = JSON.parse(`"${written}"`);
    return typeof read === 'string' ? read : undefined;
  } catch {
    return undefined;
  }
}
