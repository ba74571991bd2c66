// Approximation of a rule on creation: `has(old.x)` is false, any other condition on `old` is unknown.

import type { TypedExpression } from './checker-context.ts';
import type { TextRange } from './ast.ts';
import { childExpressions } from './child-expressions.ts';
import { bool } from './types.ts';

/**
 * Returns the rule without `old`; `undefined` if it is then always true. It is false only if the original rule is false
 * for every value of the unknown conditions (three-valued logic, as CEL's `&&` and `||`).
 */
export function withoutOld(rule: TypedExpression): TypedExpression | undefined {
  const possible = approximate(replaceHasOld(rule), true);
  return constantValue(possible) === true ? undefined : possible;
}

/** Replaces each `has(old.x)` by false, and simplifies. */
function replaceHasOld(expression: TypedExpression): TypedExpression {
  if (!readsOld(expression)) return expression;
  switch (expression.kind) {
    case 'has':
      return isOldMember(expression.member) ? boolLiteral(false, expression) : expression;
    case 'not':
      return negate(replaceHasOld(expression.of), expression);
    case 'and':
    case 'or':
      return joinConditions(expression.kind, expression.of.map(replaceHasOld), expression);
    case 'conditional': {
      const [condition, then, otherwise] = [
        replaceHasOld(expression.condition),
        replaceHasOld(expression.then),
        replaceHasOld(expression.else),
      ];
      const value = constantValue(condition);
      return value === undefined ? { ...expression, condition, then, else: otherwise } : value ? then : otherwise;
    }
    case 'macro':
      return expression.macro === 'all' || expression.macro === 'exists'
        ? { ...expression, body: replaceHasOld(expression.body) }
        : expression;
    case 'comparison':
      return simplifyComparison(expression);
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
function simplifyComparison(expression: TypedExpression & { readonly kind: 'comparison' }): TypedExpression {
  const { operator, left, right } = expression;
  if ((operator !== '==' && operator !== '!=') || left.info.type.kind !== 'bool' || right.info.type.kind !== 'bool')
    return expression;
  const [leftResult, rightResult] = [replaceHasOld(left), replaceHasOld(right)];
  const value = constantValue(leftResult) ?? constantValue(rightResult);
  if (value === undefined) return { ...expression, left: leftResult, right: rightResult };
  const rest = constantValue(leftResult) === undefined ? leftResult : rightResult;
  return value === (operator === '==') ? rest : negate(rest, expression);
}

/** Replaces each condition that depends on `old` by `unknown`: `true` for an upper bound, `false` for a lower bound. */
function approximate(expression: TypedExpression, unknown: boolean): TypedExpression {
  if (!readsOld(expression)) return expression;
  switch (expression.kind) {
    case 'not':
      return negate(approximate(expression.of, !unknown), expression);
    case 'and':
    case 'or':
      return approximateChain(expression, unknown);
    case 'conditional': {
      if (readsOld(expression.condition)) return boolLiteral(unknown, expression);
      const [then, otherwise] = [approximate(expression.then, unknown), approximate(expression.else, unknown)];
      const value = constantValue(then);
      return value !== undefined && value === constantValue(otherwise)
        ? boolLiteral(value, expression)
        : { ...expression, then, else: otherwise };
    }
    case 'macro': {
      if ((expression.macro !== 'all' && expression.macro !== 'exists') || readsOld(expression.of))
        return boolLiteral(unknown, expression);
      const body = approximate(expression.body, unknown);
      return constantValue(body) === (expression.macro === 'all')
        ? boolLiteral(expression.macro === 'all', expression)
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
      return boolLiteral(unknown, expression);
    default:
      return expression satisfies never;
  }
}

function approximateChain(
  expression: TypedExpression & { readonly kind: 'and' | 'or' },
  unknown: boolean,
): TypedExpression {
  const conditions: TypedExpression[] = [];
  let hasReadOld = false;
  for (const part of expression.of) {
    const approximation = approximate(part, unknown);
    if (constantValue(approximation) !== undefined || !(hasReadOld && isGuarded(approximation)))
      conditions.push(approximation);
    hasReadOld ||= readsOld(part);
  }
  return joinConditions(expression.kind, conditions, expression);
}

/** Joins conditions, without constants. */
function joinConditions(
  kind: 'and' | 'or',
  conditions: readonly TypedExpression[],
  { start, end, info }: TypedExpression,
): TypedExpression {
  const neutral = kind === 'and';
  const of = conditions.filter((each) => constantValue(each) !== neutral);
  const [only, ...more] = of;
  const [decisive] = of.filter((each) => constantValue(each) === !neutral);
  if (only === undefined || decisive) return boolLiteral(only === undefined ? neutral : !neutral, { start, end });
  return more.length === 0 ? only : { kind, of, start, end, info };
}

function negate(of: TypedExpression, { start, end, info }: TypedExpression): TypedExpression {
  const value = constantValue(of);
  return value === undefined ? { kind: 'not', of, start, end, info } : boolLiteral(!value, { start, end });
}

/** Returns whether a read is safe only because of an earlier condition. */
function isGuarded(expression: TypedExpression): boolean {
  return expression.info.guardDepth !== undefined || childExpressions(expression).some(isGuarded);
}

/** Returns whether a member access begins at `old`. */
function isOldMember(expression: TypedExpression): boolean {
  return expression.kind === 'member'
    ? isOldMember(expression.of)
    : expression.kind === 'variable' && expression.name === 'old';
}

function readsOld(expression: TypedExpression): boolean {
  return (expression.kind === 'variable' && expression.name === 'old') || childExpressions(expression).some(readsOld);
}

function constantValue(expression: TypedExpression): boolean | undefined {
  return expression.kind === 'literal' && expression.literal.kind === 'bool' ? expression.literal.value : undefined;
}

function boolLiteral(value: boolean, { start, end }: TextRange): TypedExpression {
  return { kind: 'literal', literal: { kind: 'bool', value }, start, end, info: { type: bool } };
}
