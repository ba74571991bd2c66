// Comparison of `x-rules` expressions by token.

import type { Rule } from '../../../openapi/extensions/types.ts';
import { tokens } from '../../../cel/tokens.ts';

type Ruled = Pick<Rule, 'rule'>;

/** Returns the expression with normalized whitespace outside string literals. */
export function textOf({ rule: { text } }: Ruled): string {
  return text
    .split(/("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')/)
    .map((piece, at) => (at % 2 === 1 ? piece : piece.replace(/\s+/g, ' ')))
    .join('')
    .trim();
}

/** Returns whether two expressions have the same tokens. */
export function saySame(one: Ruled, other: Ruled): boolean {
  return words(one).join(' ') === words(other).join(' ');
}

/** Returns `tightened` if the new expression requires more, `loosened` if it requires less, `undefined` if unknown. */
export function relateRules(before: Ruled, after: Ruled): 'tightened' | 'loosened' | undefined {
  const [left, right] = [words(before), words(after)];
  // Another `&&` operand tightens a rule; another `||` operand loosens it.
  const [all, any] = [within(split(left, '&&'), split(right, '&&')), within(split(left, '||'), split(right, '||'))];
  if (all > 0 || any < 0) return 'tightened';
  return all < 0 || any > 0 ? 'loosened' : undefined;
}

/** Returns 1 if the second is a proper superset, -1 if it lacks elements of the first, and 0 otherwise. */
function within(first: readonly string[], second: readonly string[]): number {
  const [before, after] = [new Set(first), new Set(second)];
  const [kept, held] = [first.every((each) => after.has(each)), second.every((each) => before.has(each))];
  return kept === held ? 0 : kept ? 1 : -1;
}

function words({ rule: { text } }: Ruled): readonly string[] {
  let found = tokens(text).map((token) => token.text);
  while (isWrapped(found)) found = found.slice(1, -1);
  return found;
}

/** Splits at an operator outside brackets; not if an operator of lower precedence occurs there. */
function split(all: readonly string[], sign: '&&' | '||'): readonly string[] {
  const looser = sign === '&&' ? ['?', ':', '||'] : ['?', ':'];
  const pieces: string[][] = [[]];
  let depth = 0;
  for (const each of all) {
    if ('([{'.includes(each)) depth++;
    if (')]}'.includes(each)) depth--;
    if (depth === 0 && looser.includes(each)) return [all.join(' ')];
    if (depth === 0 && each === sign) pieces.push([]);
    else pieces.at(-1)?.push(each);
  }
  return pieces.map((piece) => (isWrapped(piece) ? piece.slice(1, -1) : piece).join(' '));
}

/** Returns whether one pair of parentheses encloses all tokens. */
function isWrapped(all: readonly string[]): boolean {
  let depth = 0;
  return all[0] === '(' && all.every((each, at) => {
    depth += each === '(' ? 1 : each === ')' ? -1 : 0;
    return (depth === 0) === (at === all.length - 1);
  });
}
