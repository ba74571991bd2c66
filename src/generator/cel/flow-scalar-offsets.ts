// Value and source offsets of YAML plain and quoted scalars: escapes, doubled quotes, folded lines.

import type { DecodedScalar } from './scalar-offsets.ts';

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

/** Returns the value of a plain, single-quoted, or double-quoted scalar (also of JSON). */
export function readFlowScalar(raw: string): DecodedScalar {
  const quote = raw[0] === '"' || raw[0] === "'" ? raw[0] : undefined;
  const end = quote !== undefined && raw.length > 1 ? raw.length - 1 : raw.length;
  const offsets: { start: number; end: number }[] = [];
  let text = '';
  /** Trailing spaces and tabs, which are removed before a line break. */
  let blanks = 0;
  const appendText = (unit: string, start: number, stop: number): void => {
    text += unit;
    for (let index = 0; index < unit.length; index++) offsets.push({ start, end: stop });
  };
  for (let at = quote === undefined ? 0 : 1; at < end;) {
    const character = raw.charAt(at);
    if (character === '\n' || character === '\r') {
      text = text.slice(0, text.length - blanks);
      offsets.length -= blanks;
      blanks = 0;
      const { breaks, next } = lineBreaks(raw, at, end);
      if (breaks.length === 1) appendText(' ', at, next);
      else breaks.slice(1).forEach((start) => appendText('\n', start, start + 1));
      at = next;
    } else if (quote === '"' && character === '\\') {
      blanks = 0;
      at = readEscape(raw, at, end, appendText);
    } else {
      const length = quote === "'" && character === "'" ? 2 : 1;
      appendText(character, at, at + length);
      blanks = character === ' ' || character === '\t' ? blanks + 1 : 0;
      at += length;
    }
  }
  return { text, offsets };
}

/** Returns the line breaks from `at` on, separated only by whitespace, and the offset of the next text. */
function lineBreaks(
  raw: string,
  at: number,
  end: number,
): { readonly breaks: readonly number[]; readonly next: number } {
  const breaks: number[] = [];
  let next = at;
  for (; next < end && /\s/.test(raw.charAt(next)); next++) {
    const character = raw.charAt(next);
    if (character === '\n' || (character === '\r' && raw.charAt(next + 1) !== '\n')) breaks.push(next);
  }
  return { breaks, next };
}

function readEscape(
  raw: string,
  at: number,
  end: number,
  appendText: (unit: string, start: number, stop: number) => void,
): number {
  const letter = raw.charAt(at + 1);
  if (letter === '\n' || letter === '\r') {
    const { breaks, next } = lineBreaks(raw, at + 1, end);
    breaks.slice(1).forEach((start) => appendText('\n', start, start + 1));
    return next;
  }
  const digits = escapeLengths.get(letter) ?? 0;
  const stop = at + 2 + digits;
  const code = digits > 0 ? Number.parseInt(raw.slice(at + 2, stop), 16) : undefined;
  if (code === undefined) appendText(simpleEscapes.get(letter) ?? letter, at, stop);
  else appendText(code > 0x10ffff || Number.isNaN(code) ? '\ufffd' : String.fromCodePoint(code), at, stop);
  return stop;
}
