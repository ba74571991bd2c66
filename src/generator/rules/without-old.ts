// What a rule still requires of a value if nothing was stored before it: `has(old.x)` is false, any other read of `old` is unknown.

import type { Typed } from './context.ts';
import { partsOf } from './parts.ts';
import { bool } from './types.ts';

/**
 * The rule without `old`; undefined if it then holds for every value. It is false only where the rule is false whatever
 * is unknown: three-valued logic, as CEL has it for `&&` and `||`.
 */
export function withoutOld(rule: Typed): Typed | undefined {
  const possible = approximate(rule, true);
  return constantOf(possible) === true ? undefined : possible;
}

/** The expression with `unknown` in place of each condition that depends on `old`: true if it may be true, false if it may be false. */
function approximate(expression: Typed, unknown: boolean): Typed {
  if (!readsOld(expression)) return expression;
  switch (expression.kind) {
    case 'has':
      return literal(isOfOld(expression.member) ? false : unknown, expression);
    case 'not': {
      const of = approximate(expression.of, !unknown);
      const value = constantOf(of);
      return value === undefined ? { ...expression, of } : literal(!value, expression);
    }
    case 'and':
    case 'or':
      return chain(expression, unknown);
    case 'conditional': {
      if (readsOld(expression.condition)) return literal(unknown, expression);
      const [then, otherwise] = [approximate(expression.then, unknown), approximate(expression.else, unknown)];
      const value = constantOf(then);
      return value !== undefined && value === constantOf(otherwise) ? literal(value, expression) : { ...expression, then, else: otherwise };
    }
    case 'macro': {
      if ((expression.macro !== 'all' && expression.macro !== 'exists') || readsOld(expression.of)) return literal(unknown, expression);
      const body = approximate(expression.body, unknown);
      return constantOf(body) === (expression.macro === 'all') ? literal(expression.macro === 'all', expression) : { ...expression, body };
    }
    case 'literal':
    case 'variable':
    case 'member':
    case 'index':
    case 'negate':
    case 'comparison':
    case 'arithmetic':
    case 'in':
    case 'list':
    case 'call':
      return literal(unknown, expression);
    default:
      return expression satisfies never;
  }
}

function chain(expression: Typed & { readonly kind: 'and' | 'or' }, unknown: boolean): Typed {
  const neutral = expression.kind === 'and';
  const kept: Typed[] = [];
  let isOpen = false;
  for (const part of expression.of) {
    const made = approximate(part, unknown);
    const value = constantOf(made);
    if (value === !neutral) return literal(!neutral, expression);
    if (value === undefined && !(isOpen && isGuarded(made))) kept.push(made);
    isOpen ||= readsOld(part);
  }
  const [only, ...more] = kept;
  if (only === undefined) return literal(neutral, expression);
  return more.length === 0 ? only : { ...expression, of: kept };
}

/** Whether a read is safe only because of what comes before it. */
function isGuarded(expression: Typed): boolean {
  return expression.known.guard !== undefined || partsOf(expression).some(isGuarded);
}

/** Whether a chain of fields begins at `old`. */
function isOfOld(expression: Typed): boolean {
  return expression.kind === 'member' ? isOfOld(expression.of) : expression.kind === 'variable' && expression.name === 'old';
}

function readsOld(expression: Typed): boolean {
  return (expression.kind === 'variable' && expression.name === 'old') || partsOf(expression).some(readsOld);
}

function constantOf(expression: Typed): boolean | undefined {
  return expression.kind === 'literal' && expression.literal.sort === 'bool' ? expression.literal.value : undefined;
}

function literal(value: boolean, { start, end }: Typed): Typed {
  return { kind: 'literal', literal: { sort: 'bool', value }, start, end, known: { type: bool } };
}
