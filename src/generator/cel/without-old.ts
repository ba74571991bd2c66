// Approximation of a rule on creation: `has(old.x)` is false, any other condition on `old` is unknown.

import type { Typed } from './checker-context.ts';
import type { Range } from './ast.ts';
import { partsOf } from './child-expressions.ts';
import { bool } from './types.ts';

/**
 * Returns the rule without `old`; `undefined` if it is then always true. It is false only if the original rule is false
 * for every value of the unknown conditions (three-valued logic, as CEL's `&&` and `||`).
 */
export function withoutOld(rule: Typed): Typed | undefined {
  const possible = approximate(withoutHas(rule), true);
  return constantOf(possible) === true ? undefined : possible;
}

/** Replaces each `has(old.x)` by false, and simplifies. */
function withoutHas(expression: Typed): Typed {
  if (!readsOld(expression)) return expression;
  switch (expression.kind) {
    case 'has':
      return isOfOld(expression.member) ? literal(false, expression) : expression;
    case 'not':
      return negated(withoutHas(expression.of), expression);
    case 'and':
    case 'or':
      return joined(expression.kind, expression.of.map(withoutHas), expression);
    case 'conditional': {
      const [condition, then, otherwise] = [
        withoutHas(expression.condition),
        withoutHas(expression.then),
        withoutHas(expression.else),
      ];
      const value = constantOf(condition);
      return value === undefined ? { ...expression, condition, then, else: otherwise } : value ? then : otherwise;
    }
    case 'macro':
      return expression.macro === 'all' || expression.macro === 'exists'
        ? { ...expression, body: withoutHas(expression.body) }
        : expression;
    case 'comparison':
      return comparison(expression);
    case 'literal':
    case 'variable':
    case 'member':
    case 'index':
    case 'negate':
    case 'arithmetic':
    case 'in':
    case 'list':
    case 'call':
      return expression;
    default:
      return expression satisfies never;
  }
}

/** Simplifies `has(old.x) == condition` to `!condition`. */
function comparison(expression: Typed & { readonly kind: 'comparison' }): Typed {
  const { operator, left, right } = expression;
  if ((operator !== '==' && operator !== '!=') || left.known.type.kind !== 'bool' || right.known.type.kind !== 'bool')
    return expression;
  const [one, other] = [withoutHas(left), withoutHas(right)];
  const value = constantOf(one) ?? constantOf(other);
  if (value === undefined) return { ...expression, left: one, right: other };
  const rest = constantOf(one) === undefined ? one : other;
  return value === (operator === '==') ? rest : negated(rest, expression);
}

/** Replaces each condition that depends on `old` by `unknown`: `true` for an upper bound, `false` for a lower bound. */
function approximate(expression: Typed, unknown: boolean): Typed {
  if (!readsOld(expression)) return expression;
  switch (expression.kind) {
    case 'not':
      return negated(approximate(expression.of, !unknown), expression);
    case 'and':
    case 'or':
      return chain(expression, unknown);
    case 'conditional': {
      if (readsOld(expression.condition)) return literal(unknown, expression);
      const [then, otherwise] = [approximate(expression.then, unknown), approximate(expression.else, unknown)];
      const value = constantOf(then);
      return value !== undefined && value === constantOf(otherwise)
        ? literal(value, expression)
        : { ...expression, then, else: otherwise };
    }
    case 'macro': {
      if ((expression.macro !== 'all' && expression.macro !== 'exists') || readsOld(expression.of))
        return literal(unknown, expression);
      const body = approximate(expression.body, unknown);
      return constantOf(body) === (expression.macro === 'all')
        ? literal(expression.macro === 'all', expression)
        : { ...expression, body };
    }
    case 'has':
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
  const kept: Typed[] = [];
  let isOpen = false;
  for (const part of expression.of) {
    const made = approximate(part, unknown);
    if (constantOf(made) !== undefined || !(isOpen && isGuarded(made))) kept.push(made);
    isOpen ||= readsOld(part);
  }
  return joined(expression.kind, kept, expression);
}

/** Joins conditions, without constants. */
function joined(kind: 'and' | 'or', conditions: readonly Typed[], { start, end, known }: Typed): Typed {
  const neutral = kind === 'and';
  const of = conditions.filter((each) => constantOf(each) !== neutral);
  const [only, ...more] = of;
  const [decisive] = of.filter((each) => constantOf(each) === !neutral);
  if (only === undefined || decisive) return literal(only === undefined ? neutral : !neutral, { start, end });
  return more.length === 0 ? only : { kind, of, start, end, known };
}

function negated(of: Typed, { start, end, known }: Typed): Typed {
  const value = constantOf(of);
  return value === undefined ? { kind: 'not', of, start, end, known } : literal(!value, { start, end });
}

/** Returns whether a read is safe only because of an earlier condition. */
function isGuarded(expression: Typed): boolean {
  return expression.known.guard !== undefined || partsOf(expression).some(isGuarded);
}

/** Returns whether a member access begins at `old`. */
function isOfOld(expression: Typed): boolean {
  return expression.kind === 'member'
    ? isOfOld(expression.of)
    : expression.kind === 'variable' && expression.name === 'old';
}

function readsOld(expression: Typed): boolean {
  return (expression.kind === 'variable' && expression.name === 'old') || partsOf(expression).some(readsOld);
}

function constantOf(expression: Typed): boolean | undefined {
  return expression.kind === 'literal' && expression.literal.sort === 'bool' ? expression.literal.value : undefined;
}

function literal(value: boolean, { start, end }: Range): Typed {
  return { kind: 'literal', literal: { sort: 'bool', value }, start, end, known: { type: bool } };
}
