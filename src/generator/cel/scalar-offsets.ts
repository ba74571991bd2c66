// Source map from the value of a YAML or JSON scalar (block or flow) to the source text, for locations inside rules.

import type { Location } from '../diagnostics/diagnostic.ts';
import type { ScalarNode } from '../source/node.ts';
import type { TextRange } from './ast.ts';

/**
 * Returns the location of a range of offsets in the scalar's value; the whole scalar if its offsets cannot be
 * determined.
 */
export function locateInScalar(node: ScalarNode, range: TextRange): Location {
  const offsets = mapScalarOffsets(node);
  if (!offsets) return node.source.location(node.start, node.end);
  const last = offsets[Math.max(range.start, range.end - 1)];
  const start = offsets[range.start]?.start ?? node.end;
  const end = range.end > range.start && last ? last.end : start;
  return node.source.location(start, end);
}

/**
 * Returns the source range of each UTF-16 unit of the value; `undefined` if the value is not a string, or differs from
 * the decoded text.
 */
export function mapScalarOffsets(node: ScalarNode): readonly TextRange[] | undefined {
  if (typeof node.value !== 'string') return undefined;
  for (const decoded of decodeScalar(node)) {
    if (decoded.text === node.value)
      return decoded.offsets.map(({ start, end }) => ({ start: node.start + start, end: node.start + end }));
  }
  return undefined;
}

/** Decoded text of a scalar, and the range of each of its UTF-16 units, relative to the start of the scalar. */
interface DecodedScalar {
  readonly text: string;
  readonly offsets: readonly TextRange[];
}

function decodeScalar(node: ScalarNode): Iterable<DecodedScalar> {
  const raw = node.source.text.slice(node.start, node.end);
  return /^[|>]/.test(raw)
    ? readBlockScalar(raw, typeof node.value === 'string' ? node.value : '')
    : [readFlowScalar(raw)];
}

interface Line {
  /** Offset of the text after the indentation. */
  readonly start: number;
  readonly text: string;
  /** Offset of the line break, or of the end. */
  readonly end: number;
}

/**
 * Returns the possible values of a literal (`|`) or folded (`>`) scalar: one for each possible indentation, most likely
 * first. Trailing blank lines come from `value`, because the range of the scalar excludes them.
 */
function* readBlockScalar(raw: string, value: string): Iterable<DecodedScalar> {
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
  let position = offset;
  return rest.split('\n').map((line) => {
    const content = line.replace(/\r$/, '');
    const skipped = Math.min(indent, content.length - content.replace(/^ +/, '').length);
    const start = position + skipped;
    const end = position + content.length;
    position += line.length + 1;
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
 * Joins the lines of a folded scalar (YAML 1.2.2, 8.1.3): a single break between text lines is a space, indented lines
 * keep their breaks, and each empty line is a break.
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
      if (!hasText || wasIndented || isIndented) breaks.forEach((position) => appendText(builder, '\n', position));
      else if (moreBreaks.length > 0) moreBreaks.forEach((position) => appendText(builder, '\n', position));
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

const simpleEscapes: ReadonlyMap<string, string> = new Map(
  Object.entries({
    0: '\0',
    a: '\x07',
    b: '\b',
    t: '\t',
    n: '\n',
    v: '\v',
    f: '\f',
    r: '\r',
    e: '\x1b',
    N: '\x85',
    _: '\xa0',
    L: '\u2028',
    P: '\u2029',
  }),
);
const escapeLengths: ReadonlyMap<string, number> = new Map([
  ['x', 2],
  ['u', 4],
  ['U', 8],
]);

/** Returns the value of a plain, single-quoted, or double-quoted scalar. JSON strings are double-quoted scalars. */
function readFlowScalar(raw: string): DecodedScalar {
  const quote = raw[0] === '"' || raw[0] === "'" ? raw[0] : undefined;
  const end = quote !== undefined && raw.length > 1 ? raw.length - 1 : raw.length;
  const offsets: { start: number; end: number }[] = [];
  let text = '';
  /** Trailing spaces and tabs, which are removed before a line break. */
  let blanks = 0;
  const appendUnits = (unit: string, start: number, stop: number): void => {
    text += unit;
    for (let index = 0; index < unit.length; index++) offsets.push({ start, end: stop });
  };
  for (let position = quote === undefined ? 0 : 1; position < end;) {
    const character = raw.charAt(position);
    if (character === '\n' || character === '\r') {
      text = text.slice(0, text.length - blanks);
      offsets.length -= blanks;
      blanks = 0;
      const { breaks, next } = lineBreaks(raw, position, end);
      if (breaks.length === 1) appendUnits(' ', position, next);
      else breaks.slice(1).forEach((start) => appendUnits('\n', start, start + 1));
      position = next;
    } else if (quote === '"' && character === '\\') {
      blanks = 0;
      position = readEscape(raw, position, end, appendUnits);
    } else {
      const length = quote === "'" && character === "'" ? 2 : 1;
      appendUnits(character, position, position + length);
      blanks = character === ' ' || character === '\t' ? blanks + 1 : 0;
      position += length;
    }
  }
  return { text, offsets };
}

/** Returns the line breaks from `position` on, separated only by whitespace, and the offset of the next text. */
function lineBreaks(
  raw: string,
  position: number,
  end: number,
): { readonly breaks: readonly number[]; readonly next: number } {
  const breaks: number[] = [];
  let next = position;
  for (; next < end && /\s/.test(raw.charAt(next)); next++) {
    const character = raw.charAt(next);
    if (character === '\n' || (character === '\r' && raw.charAt(next + 1) !== '\n')) breaks.push(next);
  }
  return { breaks, next };
}

function readEscape(
  raw: string,
  position: number,
  end: number,
  appendUnits: (unit: string, start: number, stop: number) => void,
): number {
  const letter = raw.charAt(position + 1);
  if (letter === '\n' || letter === '\r') {
    const { breaks, next } = lineBreaks(raw, position + 1, end);
    breaks.slice(1).forEach((start) => appendUnits('\n', start, start + 1));
    return next;
  }
  const digits = escapeLengths.get(letter) ?? 0;
  const stop = position + 2 + digits;
  const code = digits > 0 ? Number.parseInt(raw.slice(position + 2, stop), 16) : undefined;
  if (code === undefined) appendUnits(simpleEscapes.get(letter) ?? letter, position, stop);
  else appendUnits(code > 0x10ffff || Number.isNaN(code) ? '\ufffd' : String.fromCodePoint(code), position, stop);
  return stop;
}
