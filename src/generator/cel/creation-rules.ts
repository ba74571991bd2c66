// Approximation of a rule for creation, when there is no stored value `old`: `has(old.x)` is false, and other
// conditions on `old` are unknown.

import type { TypedExpression } from './checker-context.ts';
import { type TextRange, childExpressions } from './ast.ts';
import { pathKey } from './narrowing.ts';
import { bool } from './types.ts';

/**
 * Returns the rule without `old`; `undefined` if it is then always true. Any condition on `old` other than `has(old.x)`
 * is unknown. The result is false only if the original rule is false for every value of the unknown conditions
 * (three-valued logic, like CEL's `&&` and `||`).
 */
export function toCreationRule(rule: TypedExpression): TypedExpression | undefined {
  const possible = approximate(replaceHasOld(rule), true);
  return constantValue(possible) === true ? undefined : possible;
}

/** Replaces each `has(old.x)` with false, and simplifies. */
function replaceHasOld(expression: TypedExpression): TypedExpression {
  if (!readsOld(expression)) return expression;
  switch (expression.kind) {
    case 'has':
      return isOldMember(expression.member) ? boolLiteral(false, expression) : expression;
    case 'not':
      return negate(replaceHasOld(expression.operand), expression);
    case 'and':
    case 'or':
      return joinConditions(expression.kind, expression.operands.map(replaceHasOld), expression);
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
  const condition = constantValue(leftResult) === undefined ? leftResult : rightResult;
  return value === (operator === '==') ? condition : negate(condition, expression);
}

/**
 * Replaces each condition that depends on `old` with `unknown`: `true` for an upper bound, `false` for a lower bound.
 */
function approximate(expression: TypedExpression, unknown: boolean): TypedExpression {
  if (!readsOld(expression)) return expression;
  switch (expression.kind) {
    case 'not':
      return negate(approximate(expression.operand, !unknown), expression);
    case 'and':
    case 'or':
      return approximateChain(expression, unknown);
    case 'conditional': {
      if (readsOld(expression.condition)) return approximateConditional(expression, unknown);
      const [then, otherwise] = [approximate(expression.then, unknown), approximate(expression.else, unknown)];
      const value = constantValue(then);
      return value !== undefined && value === constantValue(otherwise)
        ? boolLiteral(value, expression)
        : { ...expression, then, else: otherwise };
    }
    case 'macro': {
      if ((expression.macro !== 'all' && expression.macro !== 'exists') || readsOld(expression.operand))
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

/** Approximates a conditional, which is unknown if its condition is. */
function approximateConditional(
  { condition, then, else: otherwise, start, end }: TypedExpression & { readonly kind: 'conditional' },
  unknown: boolean,
): TypedExpression {
  const whole = { ...boolLiteral(unknown, { start, end }), info: { type: bool } };
  const isTrue = approximate(condition, false);
  const isFalse = negate(approximate(condition, true), condition);
  const branches = [
    [isTrue, approximate(then, unknown)],
    [isFalse, approximate(otherwise, unknown)],
  ] as const;
  return unknown
    ? joinConditions(
        'and',
        branches.map(([test, result]) => joinConditions('or', [negate(test, condition), result], whole)),
        whole,
      )
    : joinConditions(
        'or',
        branches.map((operands) => joinConditions('and', operands, whole)),
        whole,
      );
}

function approximateChain(
  expression: TypedExpression & { readonly kind: 'and' | 'or' },
  unknown: boolean,
): TypedExpression {
  const conditions: TypedExpression[] = [];
  const unknownPaths = new Set<string>();
  for (const part of expression.operands) {
    const approximation = approximate(part, unknown);
    conditions.push(isGuardedBy(unknownPaths, approximation) ? boolLiteral(unknown, part) : approximation);
    if (readsOld(part)) for (const path of pathsIn(part)) unknownPaths.add(path);
  }
  return joinConditions(expression.kind, conditions, expression);
}

/** Joins conditions, omitting constants. */
function joinConditions(
  kind: 'and' | 'or',
  conditions: readonly TypedExpression[],
  { start, end, info }: TypedExpression,
): TypedExpression {
  const neutral = kind === 'and';
  const operands = conditions.filter((condition) => constantValue(condition) !== neutral);
  const [only, ...otherOperands] = operands;
  const [decisive] = operands.filter((condition) => constantValue(condition) === !neutral);
  if (only === undefined || decisive) return boolLiteral(only === undefined ? neutral : !neutral, { start, end });
  return otherOperands.length === 0 ? only : { kind, operands, start, end, info };
}

function negate(operand: TypedExpression, { start, end, info }: TypedExpression): TypedExpression {
  const value = constantValue(operand);
  return value === undefined ? { kind: 'not', operand, start, end, info } : boolLiteral(!value, { start, end });
}

/**
 * Returns whether an access may be safe only because of conditions on some paths. A condition that makes an access safe
 * contains its path or a prefix of it: `size(self.items) > 0` for `self.items[0]`.
 */
function isGuardedBy(paths: ReadonlySet<string>, expression: TypedExpression): boolean {
  if (paths.size === 0) return false;
  if (expression.info.guardDepth !== undefined) {
    const path = pathKey(expression);
    if (path === undefined || [path, ...pathPrefixes(expression)].some((prefix) => paths.has(prefix))) return true;
  }
  return childExpressions(expression).some((child) => isGuardedBy(paths, child));
}

/** Returns the paths in an expression, with their prefixes. */
function pathsIn(expression: TypedExpression): readonly string[] {
  return [...pathPrefixes(expression), ...childExpressions(expression).flatMap(pathsIn)];
}

/** Returns a path and its prefixes, except for `self` and other variables of object types, which are never absent. */
function pathPrefixes(expression: TypedExpression): readonly string[] {
  const path = pathKey(expression);
  if (path === undefined) return [];
  if (expression.kind === 'member' || expression.kind === 'index') return [path, ...pathPrefixes(expression.operand)];
  return expression.info.type.kind === 'object' ? [] : [path];
}

/**
 * Returns whether an expression is a field of `old` itself. A nested field is unknown, because its parent is unknown.
 */
function isOldMember(expression: TypedExpression): boolean {
  return expression.kind === 'member' && expression.operand.kind === 'variable' && expression.operand.name === 'old';
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
