// Fast path of the JSON parser: one pass over text without errors.

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

const literalsByInitial: ReadonlyMap<string, boolean | null> = new Map([
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
  const skipWhitespace = (): number => {
    for (;;) {
      const code = text.charCodeAt(at);
      if (code !== 32 && code !== 10 && code !== 13 && code !== 9) return code;
      at++;
    }
  };
  const parseValue = (pointer: string, depth: number): Node | undefined => {
    const code = skipWhitespace();
    const start = at;
    if (code === openBrace || code === openBracket) {
      if (depth >= maxNestingDepth) return undefined;
      at++;
      return code === openBrace ? parseMap(start, pointer, depth + 1) : parseList(start, pointer, depth + 1);
    }
    const value = code === quote ? parseString() : code === minus || isDigit(code) ? parseNumber() : parseLiteral();
    return value === undefined
      ? undefined
      : { kind: 'scalar', source, start, end: at, pointer, value, raw: text.slice(start, at) };
  };
  const parseMap = (start: number, pointer: string, depth: number): Node | undefined => {
    const entries = new Map<string, Entry>();
    const prefix = `${pointer}/`;
    let hasMore = skipWhitespace() !== closeBrace;
    if (!hasMore) at++;
    while (hasMore) {
      if (skipWhitespace() !== quote) return undefined;
      const keyStart = at;
      const written = parseString();
      if (written === undefined) return undefined;
      const { key, segment } = internKey(written);
      const keyEnd = at;
      if (skipWhitespace() !== colon) return undefined;
      at++;
      const value = parseValue(prefix + segment, depth);
      if (!value || entries.has(key)) return undefined;
      entries.set(key, { key, start: keyStart, end: keyEnd, value });
      const next = skipWhitespace();
      if (next !== comma && next !== closeBrace) return undefined;
      at++;
      hasMore = next === comma;
    }
    return { kind: 'map', source, start, end: at, pointer, entries };
  };
  const parseList = (start: number, pointer: string, depth: number): Node | undefined => {
    const items: Node[] = [];
    const prefix = `${pointer}/`;
    let hasMore = skipWhitespace() !== closeBracket;
    if (!hasMore) at++;
    while (hasMore) {
      const item = parseValue(prefix + String(items.length), depth);
      if (!item) return undefined;
      items.push(item);
      const next = skipWhitespace();
      if (next !== comma && next !== closeBracket) return undefined;
      at++;
      hasMore = next === comma;
    }
    // `slice` drops the spare capacity of a grown array.
    return { kind: 'list', source, start, end: at, pointer, items: items.slice() };
  };
  const parseString = (): string | undefined => {
    const start = at;
    let hasEscapes = false;
    for (at++; ; at++) {
      const code = text.charCodeAt(at);
      if (code === quote) break;
      // Control characters are not allowed. At the end of the text, `charCodeAt` returns `NaN`.
      if (!(code >= 32)) return undefined;
      if (code !== backslash) continue;
      hasEscapes = true;
      at++;
    }
    at++;
    return hasEscapes ? decodeString(text.slice(start, at)) : text.slice(start + 1, at - 1);
  };
  const parseNumber = (): number | undefined => {
    const start = at;
    if (text.charCodeAt(at) === minus) at++;
    if (text.charCodeAt(at) === zero) at++;
    else if (!skipDigits()) return undefined;
    if (text.charCodeAt(at) === dot) {
      at++;
      if (!skipDigits()) return undefined;
    }
    // `| 32` converts ASCII letters to lowercase.
    if ((text.charCodeAt(at) | 32) === lowerE) {
      at++;
      const sign = text.charCodeAt(at);
      if (sign === plus || sign === minus) at++;
      if (!skipDigits()) return undefined;
    }
    const value = Number(text.slice(start, at));
    return Number.isFinite(value) ? value : undefined;
  };
  const skipDigits = (): boolean => {
    const start = at;
    while (isDigit(text.charCodeAt(at))) at++;
    return at > start;
  };
  const parseLiteral = (): boolean | null | undefined => {
    const value = literalsByInitial.get(text.charAt(at));
    const literal = String(value);
    if (value === undefined || !text.startsWith(literal, at)) return undefined;
    at += literal.length;
    return value;
  };
  const internKey = (written: string): Key => {
    const known = keys.get(written);
    if (known) return known;
    const key = { key: written, segment: escapePointerSegment(written) };
    keys.set(written, key);
    return key;
  };

  const root = parseValue('', 0);
  skipWhitespace();
  return at === text.length ? root : undefined;
}

function isDigit(code: number): boolean {
  return code >= zero && code <= nine;
}

/** Decodes a quoted string; `undefined` if an escape sequence is invalid. */
function decodeString(written: string): string | undefined {
  try {
    const value: unknown = JSON.parse(written);
    return typeof value === 'string' ? value : undefined;
  } catch {
    return undefined;
  }
}
