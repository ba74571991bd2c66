// Hoisted regular expressions of `pattern` keywords, and match expressions that use them.

import { RegExpParser, visitRegExpAST } from '@eslint-community/regexpp';
import { findSafePattern } from '../../openapi/regex-safety/unambiguous-pattern.ts';
import type { SafeText } from '../../code/branded-text.ts';
import { regexLiteral } from '../../code/typescript/regex-literal.ts';
import { ts } from '../../code/typescript/template-literals.ts';
import type { Module } from './module-plan.ts';

/**
 * Returns an expression that tests a string against a pattern of the document. `maxLength` bounds the string; `name`
 * is the base of the constant name.
 */
export function matchExpression(
  module: Module,
  original: string,
  name: string,
  text: SafeText<'ts'>,
  maxLength?: number,
): SafeText<'ts'> {
  const source = findSafePattern(original, maxLength) ?? original;
  const flags = isValidRegex(source, 'u') ? 'u' : '';
  const constant = module.constant(name, regexLiteral(source, flags));
  return canExhaustStack(source, flags === 'u')
    ? ts`${module.runtime('matchesPattern')}(${constant}, ${text})`
    : ts`${constant}.test(${text})`;
}

/**
 * Returns whether the pattern compiles. Patterns that compile only without the `u` flag are used without it and were
 * reported on reading.
 */
function isValidRegex(source: string, flags: '' | 'u'): boolean {
  try {
    new RegExp(source, flags);
    return true;
  } catch {
    return false;
  }
}

/** Number of repetitions, in the order of millions, that exhausts the backtracking stack, with a safety margin. */
const maxSafeRepetitions = 100_000;

/**
 * Returns whether matching can exhaust the stack of the engine, which may keep a backtracking position per repetition:
 * single characters often need none, but no unbounded quantifier is safe when memory is low.
 */
function canExhaustStack(source: string, unicode: boolean): boolean {
  let isUnbounded = false;
  visitRegExpAST(new RegExpParser({ ecmaVersion: 2025 }).parsePattern(source, 0, source.length, { unicode }), {
    onQuantifierEnter({ max }) {
      isUnbounded ||= max > maxSafeRepetitions;
    },
  });
  return isUnbounded;
}
