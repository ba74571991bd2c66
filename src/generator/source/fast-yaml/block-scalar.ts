// YAML block scalars (`|` and `>`).

import { chars, endOfLine, type Cursor } from './cursor.ts';

/**
 * Parses the block scalar whose indicator is at the cursor and moves the cursor to the start of the line after it. Its
 * lines are indented by more than `parent`. `undefined` if the syntax is not supported.
 */
export function blockText(
  cursor: Cursor,
  parent: number,
): { readonly value: string; readonly end: number } | undefined {
  const { text } = cursor;
  const header = text.slice(cursor.at, endOfLine(text, cursor.at));
  const [, sign, chomping] = /^([|>])([-+]?)(?: +#.*| *)$/.exec(header) ?? [];
  if (sign === undefined) return undefined;
  let at = cursor.at + header.length + 1;
  let end = at;
  let indent = -1;
  let blankBefore = 0;
  const lines: string[] = [];
  while (at < text.length) {
    const stop = text.indexOf('\n', at);
    // The full parser handles a scalar that ends without a line break.
    if (stop < 0) return undefined;
    let first = at;
    while (text.charCodeAt(first) === chars.space) first++;
    const isBlank = first === stop;
    if (!isBlank) {
      if (text.charCodeAt(first) === chars.tab && first - at <= Math.max(indent, parent)) return undefined;
      if (indent < 0 && first - at > parent) {
        indent = first - at;
        if (blankBefore > indent) return undefined;
      }
      if (indent < 0 || first - at < indent) break;
      end = stop;
    } else if (indent < 0) blankBefore = Math.max(blankBefore, first - at);
    lines.push(isBlank && (indent < 0 || first - at <= indent) ? '' : text.slice(at + indent, stop));
    at = stop + 1;
  }
  if (indent < 0 && (blankBefore > 0 || header.includes('#'))) return undefined;
  if (indent < 0) end = cursor.at + header.length;
  cursor.at = at;
  while (end > 0 && (text.charCodeAt(end - 1) === chars.space || text.charCodeAt(end - 1) === chars.tab)) end--;
  const value = sign === '|' ? lines.join('\n') : folded(lines);
  return value === undefined ? undefined : { value: chomped(value, chomping ?? '', lines), end };
}

/** Applies the chomping indicator: one final line break by default, none for `-`, all for `+`. */
function chomped(joined: string, chomping: string, lines: readonly string[]): string {
  let kept = joined.length;
  while (kept > 0 && joined.charCodeAt(kept - 1) === chars.newline) kept--;
  const own = kept === joined.length ? joined : joined.slice(0, kept);
  if (chomping === '-') return own;
  let blank = 0;
  while (lines[lines.length - 1 - blank] === '') blank++;
  if (own === '') return chomping === '+' ? '\n'.repeat(blank) : '';
  return own + (chomping === '+' ? '\n'.repeat(blank + 1) : '\n');
}

/**
 * Folds lines into paragraphs: a line break becomes a space, blank lines stay, and more-indented lines are not folded.
 */
function folded(lines: readonly string[]): string | undefined {
  let out = '';
  let blank = 0;
  let before: 'nothing' | 'text' | 'deeper' = 'nothing';
  for (const line of lines) {
    if (line === '') {
      blank++;
      continue;
    }
    const isDeeper = line.startsWith(' ') || line.startsWith('\t');
    // Parsers disagree on lines of whitespace that are indented further.
    if (isDeeper && /^[ \t]+$/.test(line)) return undefined;
    if (before === 'nothing') out = '\n'.repeat(blank) + line;
    else if (isDeeper || before === 'deeper') out += '\n'.repeat(blank + 1) + line;
    else out += (blank === 0 ? ' ' : '\n'.repeat(blank)) + line;
    before = isDeeper ? 'deeper' : 'text';
    blank = 0;
  }
  return out;
}
