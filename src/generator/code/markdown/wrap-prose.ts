// Line wrapping of Markdown prose.

/**
 * Start of a line that cannot be wrapped: table, heading, indented code, thematic break, or link reference definition.
 */
const unbreakableLine = /^(?: {4}|\s*(?:\||#{1,6}\s|\[[^\]]+\]:|[-=*_]{3,}\s*$|<))/;
/** Fence of a code block. */
const codeFence = /^\s*(?:```|~~~)/;
/** A word that would be parsed as block syntax at the start of a line. */
const blockSyntax = /^(?:[-+*_]+$|=+$|#{1,6}$|[>|<]|~~~|```|\[[^\]]*\]:|\d{1,9}[.)]$|\\@)/;
/** Indentation and marker of a list item or block quote. */
const listMarker = /^(\s*)((?:[-+*]|\d{1,9}[.)])\s+|>\s?)?/;

/**
 * Wraps lines to `width` where possible. The remainder of a line joins the next line of the paragraph. Collapses empty
 * lines and removes them at both ends.
 */
export function wrapProse(text: string, width: number): string[] {
  const only = text.trimEnd();
  if (only.length <= width && !only.includes('\n')) return only === '' ? [] : [only];
  const lines: string[] = [];
  const queue = text.split('\n').reverse();
  let isInFence = false;
  for (let raw = queue.pop(); raw !== undefined; raw = queue.pop()) {
    const line = raw.trimEnd();
    if (codeFence.test(line)) isInFence = !isInFence;
    if (isInFence || line.length <= width || unbreakableLine.test(line)) {
      if (line !== '' || (lines.length > 0 && lines.at(-1) !== '')) lines.push(line);
      continue;
    }
    const { head, rest } = breakLine(line, width);
    lines.push(head);
    if (rest === undefined) continue;
    const next = queue.at(-1);
    // Two trailing spaces are a hard line break.
    const goesOn = next !== undefined && !raw.endsWith('  ') && continuesParagraph(next);
    queue.push(goesOn ? `${rest} ${(queue.pop() ?? '').trimStart()}` : rest);
  }
  while (lines.at(-1) === '') lines.pop();
  return lines;
}

/** Whether a line continues a paragraph. */
function continuesParagraph(line: string): boolean {
  const [, , mark] = listMarker.exec(line) ?? [];
  const [first = ''] = line.trimStart().split(' ', 1);
  return (
    line.trim() !== '' &&
    mark === undefined &&
    !unbreakableLine.test(line) &&
    !codeFence.test(line) &&
    !blockSyntax.test(first)
  );
}

/** Splits a line at `width`; the remainder is indented to align with its list item. */
function breakLine(line: string, width: number): { readonly head: string; readonly rest?: string } {
  const [, indent = '', mark = ''] = listMarker.exec(line) ?? [];
  const start = indent + mark;
  const words = line.slice(start.length).split(' ');
  let head = start + (words[0] ?? '');
  for (let at = 1; at < words.length; at++) {
    const word = words[at] ?? '';
    if (head.length + 1 + word.length > width && !blockSyntax.test(word)) {
      const indentation = indent + (mark.startsWith('>') ? mark : ' '.repeat(mark.length));
      return { head: head.trimEnd(), rest: indentation + words.slice(at).join(' ') };
    }
    head += ` ${word}`;
  }
  return { head: head.trimEnd() };
}
