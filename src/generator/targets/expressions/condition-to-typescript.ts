// Conversion of conditions to TypeScript: comparisons, presence, membership, negation, and logical operators.

import { binary, call, global, literal, member, method, not } from '../../code/typescript/build-tree.ts';
import { distinctNodes } from '../../code/typescript/inspect-tree.ts';
import type { Expression } from '../../code/typescript/tree.ts';
import type { TypedExpression } from '../../cel/checker-context.ts';
import { childExpressions } from '../../cel/ast.ts';
import { pathKey } from '../../cel/narrowing.ts';
import { isScalarType, removeNull, knownValues, type CelType } from '../../cel/types.ts';
import { canBeBigint } from './bigint-operands.ts';
import { memberAccess, type ConversionContext } from './conversion-context.ts';

/** Maximum length of a list literal that is compared item by item. */
const maxUnrolledItems = 8;

/** Converts a negation; uses the opposite operator if there is one. */
export function convertNot(operand: TypedExpression, context: ConversionContext): Expression {
  if (operand.kind === 'not') return context.convert(operand.operand, context);
  return operand.kind === 'in' ? convertIn(operand, context, false) : not(context.convert(operand, context));
}

/** Converts `and` and `or`. They are not simplified, because unused variables of the scope would be errors. */
export function convertLogical(
  { kind, operands }: TypedExpression & { readonly kind: 'and' | 'or' },
  context: ConversionContext,
): Expression {
  return joinConditions(
    operands.map((part) => context.convert(part, context)),
    kind === 'and' ? '&&' : '||',
  );
}

function joinConditions(conditions: readonly Expression[], operator: '&&' | '||'): Expression {
  return conditions.reduce((left, right) => binary(left, operator, right));
}

/** Converts a test for the presence of a field. */
export function convertHas(
  { member: { operand, name, info } }: TypedExpression & { readonly kind: 'has' },
  context: ConversionContext,
): Expression {
  const subject = context.convert(operand, context);
  if (name in Object.prototype) return method(global('Object'), 'hasOwn', subject, literal(name));
  const isIndexed = operand.info.type.kind === 'map' || info.field?.isUndeclared === true;
  return binary(memberAccess(subject, name, isIndexed), '!==', literal(undefined));
}

/**
 * Returns whether no value has both types. Such comparisons are left in unreachable parts of rules, and TypeScript
 * rejects them.
 */
function areDisjoint(a: CelType, b: CelType): boolean {
  const [left, right] = [knownValues(a), knownValues(b)];
  return left !== undefined && right !== undefined && !left.some((value) => right.includes(value));
}

export function convertComparison(
  { operator, left, right }: TypedExpression & { readonly kind: 'comparison' },
  context: ConversionContext,
): Expression {
  const first = convertComparisonOperand(left, right, context);
  const second = convertComparisonOperand(right, left, context);
  if (operator !== '==' && operator !== '!=') return binary(first, operator, second);
  const [a, b] = [left.info.type, right.info.type];
  if (areDisjoint(a, b)) return literal(operator === '!=');
  const isEqual =
    a.kind === 'null' || b.kind === 'null' || (isScalarType(a) && isScalarType(b))
      ? binary(first, '===', second)
      : call(context.names.runtime('deepEqual'), first, second);
  return operator === '==' ? isEqual : not(isEqual);
}

/** Converts an operand of a comparison; comparing a string's size with 0 needs no code point count. */
function convertComparisonOperand(
  expression: TypedExpression,
  other: TypedExpression,
  context: ConversionContext,
): Expression {
  const sizedValue =
    expression.kind === 'call' && expression.name === 'size'
      ? (expression.target ?? expression.arguments[0])
      : undefined;
  if (sizedValue?.info.type.kind !== 'string' || other.kind !== 'literal' || other.literal.value !== 0)
    return context.convert(expression, context);
  return member(context.convert(sizedValue, context), 'length');
}

/** Converts a test for membership in a list or a map, or its negation. */
export function convertIn(
  { value, container }: TypedExpression & { readonly kind: 'in' },
  context: ConversionContext,
  isPositive: boolean,
): Expression {
  const needle = context.convert(value, context);
  if (container.kind === 'list' && container.items.length > 0 && canCompareItems(value, container.items)) {
    const items = comparisonOrder(container.items).map((item) => context.convert(item, context));
    // Duplicates are removed: TypeScript rejects a repeated comparison after narrowing.
    return joinConditions(
      distinctNodes(items).map((item) => binary(needle, isPositive ? '===' : '!==', item)),
      isPositive ? '||' : '&&',
    );
  }
  const isMember = membershipCall(value, container, needle, context);
  return isPositive ? isMember : not(isMember);
}

/** Returns the items with the literals last: TypeScript narrows the value by each literal that it does not equal. */
function comparisonOrder(items: readonly TypedExpression[]): readonly TypedExpression[] {
  const isLiteral = ({ kind }: TypedExpression): boolean => kind === 'literal';
  return [...items.filter((item) => !isLiteral(item)), ...items.filter(isLiteral)];
}

function membershipCall(
  value: TypedExpression,
  container: TypedExpression,
  needle: Expression,
  context: ConversionContext,
): Expression {
  const list = context.convert(container, context);
  const containerType: CelType = container.info.type;
  if (containerType.kind !== 'list') return method(global('Object'), 'hasOwn', list, needle);
  // TypeScript requires the argument of `includes` to have the type of the items.
  const canCallIncludes =
    canUseIncludes(containerType.items, value.info.type) && !canBeBigint(value, context.bigintVariables);
  return canCallIncludes && !(container.kind === 'list' && container.items.length === 0)
    ? method(list, 'includes', needle)
    : call(context.names.runtime('listContains'), list, needle);
}

/**
 * Returns whether the items can be compared one by one: the value is a path, which is cheap to evaluate repeatedly, and
 * no item reads it, because TypeScript narrows it from one comparison to the next.
 */
function canCompareItems(value: TypedExpression, items: readonly TypedExpression[]): boolean {
  const path = pathKey(value);
  return (
    items.length <= maxUnrolledItems &&
    path !== undefined &&
    isScalarType(value.info.type) &&
    items.every((item) => isScalarType(item.info.type) && !readsPath(item, path))
  );
}

function readsPath(expression: TypedExpression, path: string): boolean {
  return pathKey(expression) === path || childExpressions(expression).some((each) => readsPath(each, path));
}

/** Returns whether `includes` type-checks for this value and these items. */
function canUseIncludes(items: CelType, value: CelType): boolean {
  if (!isScalarType(items) || !isScalarType(value)) return false;
  if (value.kind === 'null' || (value.kind === 'nullable' && items.kind !== 'nullable')) return false;
  const [listed, possible] = [knownValues(removeNull(items)), knownValues(removeNull(value))];
  const baseKind = (type: CelType): string => (removeNull(type).kind === 'double' ? 'int' : removeNull(type).kind);
  return (
    baseKind(items) === baseKind(value) &&
    (listed === undefined || (possible?.every((candidate) => listed.includes(candidate)) ?? false))
  );
}
