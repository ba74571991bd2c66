// How long lines of Markdown prose are broken without a change of meaning.

/** What begins a line that must stay whole: a table, a heading, indented code, a thematic break or a link's definition. */
const whole = /^(?: {4}|\s*(?:\||#{1,6}\s|\[[^\]]+\]:|[-=*_]{3,}\s*$|<))/;
/** What opens or closes a fenced block. */
const fence = /^\s*(?:```|~~~)/;
/** A word that would mean something else at the start of a line. */
const special = /^(?:[-+*_]+$|=+$|#{1,6}$|[>|<]|~~~|```|\[[^\]]*\]:|\d{1,9}[.)]$|\\@)/;
/** The marker of a list item or quotation: what follows it hangs below its text. */
const marker = /^(\s*)((?:[-+*]|\d{1,9}[.)])\s+|>\s?)?/;

/** Lines of at most `width` where a break is possible; runs of empty lines become one, and none stands at either end. */
export function wrapProse(text: string, width: number): string[] {
  const lines: string[] = [];
  let fenced = false;
  for (const line of text.split('\n').map((each) => each.trimEnd())) {
    if (fence.test(line)) fenced = !fenced;
    else if (!fenced && line.length > width && !whole.test(line)) {
      lines.push(...wrapLine(line, width));
      continue;
    }
    if (line !== '' || (lines.length > 0 && lines.at(-1) !== '')) lines.push(line);
  }
  while (lines.at(-1) === '') lines.pop();
  return lines;
}

function wrapLine(line: string, width: number): string[] {
  const [, indent = '', mark = ''] = marker.exec(line) ?? [];
  const hang = indent + (mark.startsWith('>') ? mark : ' '.repeat(mark.length));
  const lines: string[] = [];
  let current = indent + mark;
  let empty = true;
  for (const word of line.slice(current.length).split(' ')) {
    if (!empty && current.length + 1 + word.length > width && !special.test(word)) {
      lines.push(current.trimEnd());
      current = hang + word;
    } else current += empty ? word : ` ${word}`;
    empty = false;
  }
  return [...lines, current.trimEnd()];
}
