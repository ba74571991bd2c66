// YAML block scalars (`|` and `>`).

import { charCodes, endOfLine, type Cursor } from './cursor.ts';

/**
 * Parses the block scalar whose indicator is at the cursor, and moves the cursor to the start of the line after it. The
 * lines of the scalar are indented by more than `parent` columns. `undefined` if the syntax is not supported.
 */
export function parseBlockScalar(
  cursor: Cursor,
  parent: number,
): { readonly value: string; readonly end: number } | undefined {
  const { text } = cursor;
  const header = text.slice(cursor.at, endOfLine(text, cursor.at));
  const [, indicator, chomping] = /^([|>])([-+]?)(?: +#.*| *)$/.exec(header) ?? [];
  if (indicator === undefined) return undefined;
  let at = cursor.at + header.length + 1;
  let end = at;
  let indent = -1;
  let maxBlankIndent = 0;
  const lines: string[] = [];
  while (at < text.length) {
    const lineEnd = text.indexOf('\n', at);
    // The full parser handles a scalar that ends without a line break.
    if (lineEnd < 0) return undefined;
    let start = at;
    while (text.charCodeAt(start) === charCodes.space) start++;
    const isBlank = start === lineEnd;
    if (!isBlank) {
      if (text.charCodeAt(start) === charCodes.tab && start - at <= Math.max(indent, parent)) return undefined;
      if (indent < 0 && start - at > parent) {
        indent = start - at;
        if (maxBlankIndent > indent) return undefined;
      }
      if (indent < 0 || start - at < indent) break;
      end = lineEnd;
    } else if (indent < 0) maxBlankIndent = Math.max(maxBlankIndent, start - at);
    lines.push(isBlank && (indent < 0 || start - at <= indent) ? '' : text.slice(at + indent, lineEnd));
    at = lineEnd + 1;
  }
  if (indent < 0 && (maxBlankIndent > 0 || header.includes('#'))) return undefined;
  if (indent < 0) end = cursor.at + header.length;
  cursor.at = at;
  while (end > 0 && (text.charCodeAt(end - 1) === charCodes.space || text.charCodeAt(end - 1) === charCodes.tab)) end--;
  const value = indicator === '|' ? lines.join('\n') : foldLines(lines);
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
 * Folds lines into paragraphs: a line break becomes a space, blank lines stay, and more-indented lines are not folded.
 */
function foldLines(lines: readonly string[]): string | undefined {
  let out = '';
  let blankLines = 0;
  let previous: 'nothing' | 'text' | 'deeper' = 'nothing';
  for (const line of lines) {
    if (line === '') {
      blankLines++;
      continue;
    }
    const isDeeper = line.startsWith(' ') || line.startsWith('\t');
    // Parsers disagree on lines of whitespace that are indented further.
    if (isDeeper && /^[ \t]+$/.test(line)) return undefined;
    if (previous === 'nothing') out = '\n'.repeat(blankLines) + line;
    else if (isDeeper || previous === 'deeper') out += '\n'.repeat(blankLines + 1) + line;
    else out += (blankLines === 0 ? ' ' : '\n'.repeat(blankLines)) + line;
    previous = isDeeper ? 'deeper' : 'text';
    blankLines = 0;
  }
  return out;
}
