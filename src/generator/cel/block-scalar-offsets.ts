// Value and source offsets of YAML block scalars: removed indentation, folded lines.

import type { DecodedScalar } from './scalar-offsets.ts';

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
export function* readBlockScalar(raw: string, value: string): Iterable<DecodedScalar> {
  const headerEnd = raw.indexOf('\n');
  if (headerEnd < 0) {
    yield withTrailingBreaks({ text: '', offsets: [] }, value, raw.length);
    return;
  }
  const rest = raw.slice(headerEnd + 1);
  const lines = rest.split('\n').map((line) => line.replace(/\r$/, ''));
  const first = lines.find((line) => /[^ ]/.test(line)) ?? '';
  const maxIndent = first.length - first.trimStart().length;
  for (let indent = maxIndent; indent >= 0; indent--) {
    const stripped = stripIndentation(rest, headerEnd + 1, indent);
    yield withTrailingBreaks(raw.startsWith('>') ? joinFolded(stripped) : joinLiteral(stripped), value, raw.length);
  }
}

function stripIndentation(rest: string, offset: number, indent: number): readonly Line[] {
  let at = offset;
  return rest.split('\n').map((line) => {
    const content = line.replace(/\r$/, '');
    const skipped = Math.min(indent, content.length - content.replace(/^ +/, '').length);
    const start = at + skipped;
    const end = at + content.length;
    at += line.length + 1;
    return { start, text: content.slice(skipped), end };
  });
}

interface DecodedTextBuilder {
  text: string;
  readonly offsets: { start: number; end: number }[];
}

function appendText(builder: DecodedTextBuilder, text: string, start: number): void {
  builder.text += text;
  for (let index = 0; index < text.length; index++)
    builder.offsets.push({ start: start + index, end: start + index + 1 });
}

function joinLiteral(lines: readonly Line[]): DecodedTextBuilder {
  const builder: DecodedTextBuilder = { text: '', offsets: [] };
  lines.forEach((line, index) => {
    const previous = lines[index - 1];
    if (previous) appendText(builder, '\n', previous.end);
    appendText(builder, line.text, line.start);
  });
  return builder;
}

/**
 * Folding (YAML 1.2.2, 8.1.3): a single break between text lines is a space, indented lines keep their breaks, and each
 * empty line is a break.
 */
function joinFolded(lines: readonly Line[]): DecodedTextBuilder {
  const builder: DecodedTextBuilder = { text: '', offsets: [] };
  /** Offsets of pending line breaks. */
  let breaks: number[] = [];
  let wasIndented = false;
  let hasText = false;
  for (const line of lines) {
    const isIndented = /^[ \t]/.test(line.text);
    if (line.text !== '') {
      const [firstBreak, ...moreBreaks] = breaks;
      if (!hasText || wasIndented || isIndented) breaks.forEach((at) => appendText(builder, '\n', at));
      else if (moreBreaks.length > 0) moreBreaks.forEach((at) => appendText(builder, '\n', at));
      else if (firstBreak !== undefined) appendText(builder, ' ', firstBreak);
      appendText(builder, line.text, line.start);
      breaks = [];
      wasIndented = isIndented;
      hasText = true;
    }
    breaks.push(line.end);
  }
  return builder;
}

function withTrailingBreaks({ text, offsets }: DecodedTextBuilder, value: string, end: number): DecodedScalar {
  const tail = value.startsWith(text) ? value.slice(text.length) : '';
  if (!/^\s*$/.test(tail)) return { text, offsets };
  return { text: text + tail, offsets: [...offsets, ...Array.from(tail, () => ({ start: end, end }))] };
}
