// Tokenizer for CEL, with matched brackets.

import type { Range } from './ast.ts';

export interface Token extends Range {
  readonly kind: 'name' | 'number' | 'string' | 'sign' | 'stray';
  readonly text: string;
  /** Of a bracket: the index of its counterpart. */
  readonly partner?: number;
}

const shapes: readonly (readonly [Token['kind'], RegExp])[] = [
  ['string', /[bB]?[rR]?[bB]?(?:"""[\s\S]*?"""|'''[\s\S]*?''')/y],
  ['string', /(?:[bB][rR]|[rR][bB]?)(?:"[^"\n\r]*"|'[^'\n\r]*')/y],
  ['string', /[bB]?(?:"(?:[^"\\\n\r]|\\.)*"|'(?:[^'\\\n\r]|\\.)*')/y],
  ['name', /[A-Za-z_][A-Za-z0-9_]*/y],
  ['number', /0x[0-9a-fA-F]+[uU]?|(?:\d+(?:\.\d+)?|\.\d+)(?:[eE][+-]?\d+)?[uU]?/y],
  ['sign', /&&|\|\||[=!<>]=|[-+*/%!<>?:.,()[\]{}]/y],
];
const space = /(?:\s|\/\/[^\n]*)*/y;
const closing: ReadonlyMap<string, string> = new Map([
  [')', '('],
  [']', '['],
  ['}', '{'],
]);

/** Returns the tokens of a rule. A character that begins no token has the kind `stray`. */
export function tokens(text: string): readonly Token[] {
  const found: Token[] = [];
  for (let at = skip(text, 0); at < text.length; at = skip(text, found.at(-1)?.end ?? text.length)) {
    found.push(tokenAt(text, at));
  }
  return paired(found);
}

/** Returns the index of the first token at or after `offset`; the number of tokens if there is none. */
export function tokenFrom(all: readonly Token[], offset: number): number {
  let [low, high] = [0, all.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((all[middle]?.start ?? Infinity) < offset) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Extends a range so that it contains both or neither of each pair of brackets. */
export function balanced(all: readonly Token[], range: Range): Range {
  let { start, end } = range;
  for (let at = tokenFrom(all, range.start); at < all.length; at++) {
    const { partner, end: last = Infinity } = all[at] ?? {};
    if (last > range.end) break;
    const other = partner === undefined ? undefined : all[partner];
    if (!other) continue;
    start = Math.min(start, other.start);
    end = Math.max(end, other.end);
  }
  return { start, end };
}

function tokenAt(text: string, at: number): Token {
  for (const [kind, shape] of shapes) {
    shape.lastIndex = at;
    const [match] = shape.exec(text) ?? [];
    if (match !== undefined) return { kind, text: match, start: at, end: at + match.length };
  }
  const stray = String.fromCodePoint(text.codePointAt(at) ?? 0);
  return { kind: 'stray', text: stray, start: at, end: at + stray.length };
}

function skip(text: string, at: number): number {
  space.lastIndex = at;
  return at + (space.exec(text)?.[0].length ?? 0);
}

function paired(all: readonly Token[]): readonly Token[] {
  const open: number[] = [];
  const partners = new Map<number, number>();
  all.forEach(({ kind, text }, index) => {
    if (kind !== 'sign') return;
    if ('([{'.includes(text)) open.push(index);
    const opener = closing.get(text);
    const last = open.at(-1);
    if (opener === undefined || last === undefined || all[last]?.text !== opener) return;
    open.pop();
    partners.set(last, index).set(index, last);
  });
  return all.map((token, index) => {
    const partner = partners.get(index);
    return partner === undefined ? token : { ...token, partner };
  });
}
