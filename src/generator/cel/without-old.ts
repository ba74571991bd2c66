// What a rule still requires of a value if nothing was stored before it: `has(old.x)` is false, any other condition on `old` is unknown.

import type { Typed } from './checker-context.ts';
import type { Range } from './ast.ts';
import { partsOf } from './child-expressions.ts';
import { bool } from './types.ts';

/**
 * The rule without `old`; undefined if it then holds for every value. It is false only where the rule is false whatever
 * is unknown: three-valued logic, as CEL has it for `&&` and `||`.
 */
export function withoutOld(rule: Typed): Typed | undefined {
  const possible = approximate(withoutHas(rule), true);
  return constantOf(possible) === true ? undefined : possible;
}

/** The condition with false for each `has(old.x)`, and what follows from that. */
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

/** `has(old.x) == condition` is `!condition`. */
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

/** The expression with `unknown` in place of each condition that depends on `old`: true if it may be true, false if it may be false. */
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

/** The conditions as one, without constants. */
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

/** Whether a read is safe only because of what comes before it. */
function isGuarded(expression: Typed): boolean {
  return expression.known.guard !== undefined || partsOf(expression).some(isGuarded);
}

/** Whether a chain of fields begins at `old`. */
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
