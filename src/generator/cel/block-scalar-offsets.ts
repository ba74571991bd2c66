// Value and source offsets of YAML block scalars: removed indentation, folded lines.

import type { Spelled } from './scalar-offsets.ts';

interface Line {
  /** Offset of the text after the indentation. */
  readonly start: number;
  readonly text: string;
  /** Offset of the line break, or of the end. */
  readonly end: number;
}

/**
 * Returns the possible values of a literal (`|`) or folded (`>`) scalar: one for each possible indentation, likeliest
 * first. Trailing blank lines come from `value`, because the range of the scalar excludes them.
 */
export function* block(raw: string, value: string): Iterable<Spelled> {
  const headerEnd = raw.indexOf('\n');
  if (headerEnd < 0) {
    yield finished({ text: '', offsets: [] }, value, raw.length);
    return;
  }
  const rest = raw.slice(headerEnd + 1);
  const lines = rest.split('\n').map((line) => line.replace(/\r$/, ''));
  const first = lines.find((line) => /[^ ]/.test(line)) ?? '';
  const most = first.length - first.trimStart().length;
  for (let indent = most; indent >= 0; indent--) {
    const cut = cutLines(rest, headerEnd + 1, indent);
    yield finished(raw.startsWith('>') ? folded(cut) : literal(cut), value, raw.length);
  }
}

function cutLines(rest: string, offset: number, indent: number): readonly Line[] {
  let at = offset;
  return rest.split('\n').map((line) => {
    const bare = line.replace(/\r$/, '');
    const skipped = Math.min(indent, bare.length - bare.replace(/^ +/, '').length);
    const start = at + skipped;
    const end = at + bare.length;
    at += line.length + 1;
    return { start, text: bare.slice(skipped), end };
  });
}

interface Growing {
  text: string;
  readonly offsets: { start: number; end: number }[];
}

function put(growing: Growing, text: string, start: number): void {
  growing.text += text;
  for (let index = 0; index < text.length; index++)
    growing.offsets.push({ start: start + index, end: start + index + 1 });
}

function literal(lines: readonly Line[]): Growing {
  const growing: Growing = { text: '', offsets: [] };
  lines.forEach((line, index) => {
    const before = lines[index - 1];
    if (before) put(growing, '\n', before.end);
    put(growing, line.text, line.start);
  });
  return growing;
}

/**
 * Folding (YAML 1.2.2, 8.1.3): a single break between text lines is a space, indented lines keep their breaks, and each
 * empty line is a break.
 */
function folded(lines: readonly Line[]): Growing {
  const growing: Growing = { text: '', offsets: [] };
  /** Offsets of pending line breaks. */
  let breaks: number[] = [];
  let kept = false;
  let begun = false;
  for (const line of lines) {
    const indented = /^[ \t]/.test(line.text);
    if (line.text !== '') {
      const [only, ...others] = breaks;
      if (!begun || kept || indented) breaks.forEach((at) => put(growing, '\n', at));
      else if (others.length > 0) others.forEach((at) => put(growing, '\n', at));
      else if (only !== undefined) put(growing, ' ', only);
      put(growing, line.text, line.start);
      breaks = [];
      kept = indented;
      begun = true;
    }
    breaks.push(line.end);
  }
  return growing;
}

function finished({ text, offsets }: Growing, value: string, end: number): Spelled {
  const tail = value.startsWith(text) ? value.slice(text.length) : '';
  if (!/^\s*$/.test(tail)) return { text, offsets };
  return { text: text + tail, offsets: [...offsets, ...Array.from(tail, () => ({ start: end, end }))] };
}
