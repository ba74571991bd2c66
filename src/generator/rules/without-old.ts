// What a rule still requires of a value if nothing was stored before it: `has(old.x)` is false, any other condition on `old` is unknown.

import type { Typed } from './context.ts';
import type { Range } from './expression.ts';
import { pathOf } from './facts.ts';
import { partsOf } from './parts.ts';
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
  const open = new Set<string>();
  for (const part of expression.of) {
    const made = approximate(part, unknown);
    if (!dependsOn(open, made)) kept.push(made);
    if (readsOld(part)) for (const path of pathsIn(part)) open.add(path);
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

/**
 * Whether a read may be safe only because of conditions on some paths. What makes a read safe mentions the read path, or one
 * that it begins with: `size(self.items) > 0` for `self.items[0]`.
 */
function dependsOn(paths: ReadonlySet<string>, expression: Typed): boolean {
  if (paths.size === 0) return false;
  if (expression.known.guard !== undefined) {
    const path = pathOf(expression);
    if (path === undefined || [path, ...beginningsOf(expression)].some((beginning) => paths.has(beginning)))
      return true;
  }
  return partsOf(expression).some((part) => dependsOn(paths, part));
}

/** The paths in an expression: fields and items, and variables but for the roots of all paths. */
function pathsIn(expression: Typed): readonly string[] {
  return [...beginningsOf(expression), ...partsOf(expression).flatMap(pathsIn)];
}

/** A path and all that it begins with, but for `self` and other variables that are never absent themselves. */
function beginningsOf(expression: Typed): readonly string[] {
  const path = pathOf(expression);
  if (path === undefined) return [];
  if (expression.kind === 'member' || expression.kind === 'index') return [path, ...beginningsOf(expression.of)];
  return expression.known.type.kind === 'object' ? [] : [path];
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
