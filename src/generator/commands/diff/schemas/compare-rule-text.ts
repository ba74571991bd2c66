// What the texts of two rules have to do with each other: the same but for spaces, or one with more to hold.

import type { Rule } from '../../../openapi/extensions/types.ts';
import { tokens } from '../../../cel/tokens.ts';

type Ruled = Pick<Rule, 'rule'>;

/** The rule's text with single spaces outside of its literals. */
export function textOf({ rule: { text } }: Ruled): string {
  return text
    .split(/("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')/)
    .map((piece, at) => (at % 2 === 1 ? piece : piece.replace(/\s+/g, ' ')))
    .join('')
    .trim();
}

/** Whether two rules say the same, however they are spaced. */
export function saySame(one: Ruled, other: Ruled): boolean {
  return words(one).join(' ') === words(other).join(' ');
}

/** `tightened`: all that had to hold has to, and more; `loosened`: some of it. Undefined where that is not plain to see. */
export function relateRules(before: Ruled, after: Ruled): 'tightened' | 'loosened' | undefined {
  const [left, right] = [words(before), words(after)];
  // More that has to hold, or less that would do.
  const [all, any] = [within(split(left, '&&'), split(right, '&&')), within(split(left, '||'), split(right, '||'))];
  if (all > 0 || any < 0) return 'tightened';
  return all < 0 || any > 0 ? 'loosened' : undefined;
}

/** Above 0 where the second has all of the first and more, below 0 where it lacks some of it, 0 for neither. */
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

/** What stands between the signs outside of all brackets; the whole where signs that bind less do. */
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

/** Whether one pair of brackets holds all of it. */
function isWrapped(all: readonly string[]): boolean {
  let depth = 0;
  return all[0] === '(' && all.every((each, at) => {
    depth += each === '(' ? 1 : each === ')' ? -1 : 0;
    return (depth === 0) === (at === all.length - 1);
  });
}
