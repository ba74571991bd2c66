// How long lines of Markdown prose are broken without a change of meaning.

/** What begins a line that must stay whole: a table, a heading, indented code, a thematic break or a link's definition. */
const whole = /^(?: {4}|\s*(?:\||#{1,6}\s|\[[^\]]+\]:|[-=*_]{3,}\s*$|<))/;
/** What opens or closes a fenced block. */
const fence = /^\s*(?:```|~~~)/;
/** A word that would mean something else at the start of a line. */
const special = /^(?:[-+*_]+$|=+$|#{1,6}$|[>|<]|~~~|```|\[[^\]]*\]:|\d{1,9}[.)]$|\\@)/;
/** The marker of a list item or quotation: what follows it hangs below its text. */
const marker = /^(\s*)((?:[-+*]|\d{1,9}[.)])\s+|>\s?)?/;

/**
 * Lines of at most `width` where a break is possible. What is broken off goes on in the next line of its paragraph.
 * Runs of empty lines become one, and none stands at either end.
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
    // Two spaces at the end of a line are a break that its author wants.
    const goesOn = next !== undefined && !raw.endsWith('  ') && isPlain(next);
    waiting.push(goesOn ? `${rest} ${(waiting.pop() ?? '').trimStart()}` : rest);
  }
  while (lines.at(-1) === '') lines.pop();
  return lines;
}

/** A line of prose that begins nothing of its own. */
function isPlain(line: string): boolean {
  const [, , mark] = marker.exec(line) ?? [];
  const [first = ''] = line.trimStart().split(' ', 1);
  return line.trim() !== '' && mark === undefined && !whole.test(line) && !fence.test(line) && !special.test(first);
}

/** The part of a line that fits, and what is left for the next: indented to hang below its list item. */
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
