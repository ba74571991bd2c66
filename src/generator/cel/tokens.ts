// Tokenizer for CEL, with matched brackets.

import type { TextRange } from './ast.ts';

export interface Token extends TextRange {
  readonly kind: 'name' | 'number' | 'string' | 'punctuator' | 'invalid';
  readonly text: string;
  /** Index of the matching bracket, if the token is a bracket. */
  readonly partner?: number;
}

const tokenPatterns: readonly (readonly [Token['kind'], RegExp])[] = [
  ['string', /[bB]?[rR]?[bB]?(?:"""[\s\S]*?"""|'''[\s\S]*?''')/y],
  ['string', /(?:[bB][rR]|[rR][bB]?)(?:"[^"\n\r]*"|'[^'\n\r]*')/y],
  ['string', /[bB]?(?:"(?:[^"\\\n\r]|\\.)*"|'(?:[^'\\\n\r]|\\.)*')/y],
  ['name', /[A-Za-z_][A-Za-z0-9_]*/y],
  ['number', /0x[0-9a-fA-F]+[uU]?|(?:\d+(?:\.\d+)?|\.\d+)(?:[eE][+-]?\d+)?[uU]?/y],
  ['punctuator', /&&|\|\||[=!<>]=|[-+*/%!<>?:.,()[\]{}]/y],
];
const whitespace = /(?:\s|\/\/[^\n]*)*/y;
const openingBrackets: ReadonlyMap<string, string> = new Map([
  [')', '('],
  [']', '['],
  ['}', '{'],
]);

/** Returns the tokens of a rule. A character that begins no token has the kind `invalid`. */
export function tokenize(text: string): readonly Token[] {
  const result: Token[] = [];
  for (
    let position = skipWhitespace(text, 0);
    position < text.length;
    position = skipWhitespace(text, result.at(-1)?.end ?? text.length)
  ) {
    result.push(readToken(text, position));
  }
  return pairBrackets(result);
}

/** Returns the index of the first token at or after `offset`; the number of tokens if there is none. */
export function firstTokenIndexAt(tokens: readonly Token[], offset: number): number {
  let [low, high] = [0, tokens.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((tokens[middle]?.start ?? Infinity) < offset) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Extends a range so that it contains both or neither of each pair of brackets. */
export function expandToBrackets(tokens: readonly Token[], range: TextRange): TextRange {
  let { start, end } = range;
  for (let index = firstTokenIndexAt(tokens, range.start); index < tokens.length; index++) {
    const { partner, end: tokenEnd = Infinity } = tokens[index] ?? {};
    if (tokenEnd > range.end) break;
    const counterpart = partner === undefined ? undefined : tokens[partner];
    if (!counterpart) continue;
    start = Math.min(start, counterpart.start);
    end = Math.max(end, counterpart.end);
  }
  return { start, end };
}

function readToken(text: string, position: number): Token {
  for (const [kind, pattern] of tokenPatterns) {
    pattern.lastIndex = position;
    const [match] = pattern.exec(text) ?? [];
    if (match !== undefined) return { kind, text: match, start: position, end: position + match.length };
  }
  const character = String.fromCodePoint(text.codePointAt(position) ?? 0);
  return { kind: 'invalid', text: character, start: position, end: position + character.length };
}

function skipWhitespace(text: string, position: number): number {
  whitespace.lastIndex = position;
  return position + (whitespace.exec(text)?.[0].length ?? 0);
}

function pairBrackets(tokens: readonly Token[]): readonly Token[] {
  const openIndexes: number[] = [];
  const partners = new Map<number, number>();
  tokens.forEach(({ kind, text }, index) => {
    if (kind !== 'punctuator') return;
    if ('([{'.includes(text)) openIndexes.push(index);
    const opening = openingBrackets.get(text);
    const last = openIndexes.at(-1);
    if (opening === undefined || last === undefined || tokens[last]?.text !== opening) return;
    openIndexes.pop();
    partners.set(last, index).set(index, last);
  });
  return tokens.map((token, index) => {
    const partner = partners.get(index);
    return partner === undefined ? token : { ...token, partner };
  });
}
