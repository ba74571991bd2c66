// Patterns of the document as regular expressions that are made once, and how a text is tested by them.

import { RegExpParser, visitRegExpAST } from '@eslint-community/regexpp';
import { safePattern } from '../../openapi/regex-safety/unambiguous-pattern.ts';
import type { Code } from '../../code/branded-text.ts';
import { pattern } from '../../code/typescript/regex-literal.ts';
import { ts } from '../../code/typescript/template-literals.ts';
import type { Module } from './module-plan.ts';

/** Whether the text, of at most `maxLength` characters, matches a pattern of the document, as an expression; `name` is that of the constant. */
export function matchOf(
  module: Module,
  written: string,
  name: string,
  text: Code<'ts'>,
  maxLength?: number,
): Code<'ts'> {
  const source = safePattern(written, maxLength) ?? written;
  const flags = compiles(source, 'u') ? 'u' : '';
  const constant = module.constant(name, pattern(source, flags));
  return usesStack(source, flags === 'u')
    ? ts`${module.runtime('matches')}(${constant}, ${text})`
    : ts`${constant}.test(${text})`;
}

/** Whether the engine takes a pattern. One that it takes without Unicode mode alone is read so, and the document stage has told of it. */
function compiles(source: string, flags: '' | 'u'): boolean {
  try {
    new RegExp(source, flags);
    return true;
  } catch {
    return false;
  }
}

/** How often something can be repeated before the stack of an engine is at its end: some million times. */
const manyTimes = 100_000;

/**
 * Whether an engine may keep a place to come back to for each repetition. For one unit of the text it need not, but it
 * does where much of its memory is taken by other patterns: what can be repeated without end is never sure.
 */
function usesStack(source: string, unicode: boolean): boolean {
  let found = false;
  visitRegExpAST(new RegExpParser({ ecmaVersion: 2025 }).parsePattern(source, 0, source.length, { unicode }), {
    onQuantifierEnter({ max }) {
      found ||= max > manyTimes;
    },
  });
  return found;
}
