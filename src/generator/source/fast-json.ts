// Fast path of the JSON parser: one pass over a text without errors.

import { maxNestingDepth, type Entry, type Node, type Source } from './node.ts';
import { escapePointerSegment } from './pointer.ts';

// Character codes of the JSON grammar.
const quote = 34;
const plus = 43;
const comma = 44;
const minus = 45;
const dot = 46;
const zero = 48;
const nine = 57;
const colon = 58;
const backslash = 92;
const openBracket = 91;
const closeBracket = 93;
const lowerE = 101;
const openBrace = 123;
const closeBrace = 125;

const words: ReadonlyMap<string, boolean | null> = new Map([
  ['t', true],
  ['f', false],
  ['n', null],
]);

/** An interned key and its JSON pointer segment. */
interface Key {
  readonly key: string;
  readonly segment: string;
}

/**
 * Parses strict JSON. Returns `undefined` if the text is invalid or needs a diagnostic (duplicate key, number out of
 * range, excessive nesting); `parseJson` then reports it.
 */
export function parseJsonFast(source: Source): Node | undefined {
  const { text } = source;
  const keys = new Map<string, Key>();
  let at = 0;

  /** Skips whitespace and returns the code of the next character. */
  const skip = (): number => {
    for (;;) {
      const code = text.charCodeAt(at);
      if (code !== 32 && code !== 10 && code !== 13 && code !== 9) return code;
      at++;
    }
  };
  const value = (pointer: string, depth: number): Node | undefined => {
    const code = skip();
    const start = at;
    if (code === openBrace || code === openBracket) {
      if (depth >= maxNestingDepth) return undefined;
      at++;
      return code === openBrace ? map(start, pointer, depth + 1) : list(start, pointer, depth + 1);
    }
    const read = code === quote ? string() : code === minus || isDigit(code) ? number() : word();
    return read === undefined
      ? undefined
      : { kind: 'scalar', source, start, end: at, pointer, value: read, raw: text.slice(start, at) };
  };
  const map = (start: number, pointer: string, depth: number): Node | undefined => {
    const entries = new Map<string, Entry>();
    const prefix = `${pointer}/`;
    let more = skip() !== closeBrace;
    if (!more) at++;
    while (more) {
      if (skip() !== quote) return undefined;
      const keyStart = at;
      const written = string();
      if (written === undefined) return undefined;
      const { key, segment } = interned(written);
      const keyEnd = at;
      if (skip() !== colon) return undefined;
      at++;
      const read = value(prefix + segment, depth);
      if (!read || entries.has(key)) return undefined;
      entries.set(key, { key, start: keyStart, end: keyEnd, value: read });
      const next = skip();
      if (next !== comma && next !== closeBrace) return undefined;
      at++;
      more = next === comma;
    }
    return { kind: 'map', source, start, end: at, pointer, entries };
  };
  const list = (start: number, pointer: string, depth: number): Node | undefined => {
    const items: Node[] = [];
    const prefix = `${pointer}/`;
    let more = skip() !== closeBracket;
    if (!more) at++;
    while (more) {
      const item = value(prefix + String(items.length), depth);
      if (!item) return undefined;
      items.push(item);
      const next = skip();
      if (next !== comma && next !== closeBracket) return undefined;
      at++;
      more = next === comma;
    }
    // `slice` drops the spare capacity of a grown array.
    return { kind: 'list', source, start, end: at, pointer, items: items.slice() };
  };
  const string = (): string | undefined => {
    const start = at;
    let escaped = false;
    for (at++; ; at++) {
      const code = text.charCodeAt(at);
      if (code === quote) break;
      // Control characters are not allowed. At the end of the text, `charCodeAt` returns `NaN`.
      if (!(code >= 32)) return undefined;
      if (code !== backslash) continue;
      escaped = true;
      at++;
    }
    at++;
    return escaped ? unescaped(text.slice(start, at)) : text.slice(start + 1, at - 1);
  };
  const number = (): number | undefined => {
    const start = at;
    if (text.charCodeAt(at) === minus) at++;
    if (text.charCodeAt(at) === zero) at++;
    else if (!digits()) return undefined;
    if (text.charCodeAt(at) === dot) {
      at++;
      if (!digits()) return undefined;
    }
    // `| 32` converts ASCII letters to lowercase.
    if ((text.charCodeAt(at) | 32) === lowerE) {
      at++;
      const sign = text.charCodeAt(at);
      if (sign === plus || sign === minus) at++;
      if (!digits()) return undefined;
    }
    const read = Number(text.slice(start, at));
    return Number.isFinite(read) ? read : undefined;
  };
  const digits = (): boolean => {
    const start = at;
    while (isDigit(text.charCodeAt(at))) at++;
    return at > start;
  };
  const word = (): boolean | null | undefined => {
    const read = words.get(text.charAt(at));
    const written = String(read);
    if (read === undefined || !text.startsWith(written, at)) return undefined;
    at += written.length;
    return read;
  };
  const interned = (written: string): Key => {
    const known = keys.get(written);
    if (known) return known;
    const made = { key: written, segment: escapePointerSegment(written) };
    keys.set(written, made);
    return made;
  };

  const root = value('', 0);
  skip();
  return at === text.length ? root : undefined;
}

function isDigit(code: number): boolean {
  return code >= zero && code <= nine;
}

/** Decodes a quoted string; `undefined` if an escape sequence is invalid. */
function unescaped(written: string): string | undefined {
  try {
    const read: unknown = JSON.parse(written);
    return typeof read === 'string' ? read : undefined;
  } catch {
    return undefined;
  }
}
