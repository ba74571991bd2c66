// Line wrapping of Markdown prose.

/**
 * Start of a line that cannot be wrapped: table, heading, indented code, thematic break, or link reference definition.
 */
const whole = /^(?: {4}|\s*(?:\||#{1,6}\s|\[[^\]]+\]:|[-=*_]{3,}\s*$|<))/;
/** Fence of a code block. */
const fence = /^\s*(?:```|~~~)/;
/** A word that would be parsed as block syntax at the start of a line. */
const special = /^(?:[-+*_]+$|=+$|#{1,6}$|[>|<]|~~~|```|\[[^\]]*\]:|\d{1,9}[.)]$|\\@)/;
/** Indentation and marker of a list item or block quote. */
const marker = /^(\s*)((?:[-+*]|\d{1,9}[.)])\s+|>\s?)?/;

/**
 * Wraps lines to `width` where possible. The remainder of a line joins the next line of the paragraph. Collapses empty
 * lines and removes them at both ends.
 */
export function wrapProse(text: string, width: number): string[] {
  const only = text.trimEnd();
  if (only.length <= width && !only.includes('\n')) return only === '' ? [] : [only];
  const lines: string[] = [];
  const waiting = text.split('\n').reverse();
  let fenced = false;
  for (let raw = waiting.pop(); raw !== undefined; raw = waiting.pop()) {
    const line = raw.trimEnd();
    if (fence.test(line)) fenced = !fenced;
    if (fenced || line.length <= width || whole.test(line)) {
      if (line !== '' || (lines.length > 0 && lines.at(-1) !== '')) lines.push(line);
      continue;
    }
    const { kept, rest } = breakLine(line, width);
    lines.push(kept);
    if (rest === undefined) continue;
    const next = waiting.at(-1);
    // Two trailing spaces are a hard line break.
    const goesOn = next !== undefined && !raw.endsWith('  ') && isPlain(next);
    waiting.push(goesOn ? `${rest} ${(waiting.pop() ?? '').trimStart()}` : rest);
  }
  while (lines.at(-1) === '') lines.pop();
  return lines;
}

/** Whether a line continues a paragraph. */
function isPlain(line: string): boolean {
  const [, , mark] = marker.exec(line) ?? [];
  const [first = ''] = line.trimStart().split(' ', 1);
  return line.trim() !== '' && mark === undefined && !whole.test(line) && !fence.test(line) && !special.test(first);
}

/** Splits a line at `width`; the remainder is indented to align with its list item. */
function breakLine(line: string, width: number): { readonly kept: string; readonly rest?: string } {
  const [, indent = '', mark = ''] = marker.exec(line) ?? [];
  const start = indent + mark;
  const words = line.slice(start.length).split(' ');
  let kept = start + (words[0] ?? '');
  for (let at = 1; at < words.length; at++) {
    const word = words[at] ?? '';
    if (kept.length + 1 + word.length > width && !special.test(word)) {
      const hang = indent + (mark.startsWith('>') ? mark : ' '.repeat(mark.length));
      return { kept: kept.trimEnd(), rest: hang + words.slice(at).join(' ') };
    }
    kept += ` ${word}`;
  }
  return { kept: kept.trimEnd() };
}
