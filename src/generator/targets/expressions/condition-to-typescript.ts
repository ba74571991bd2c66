// Prints conditions as TypeScript: comparisons, presence, membership, negation, and logical operators.

import type { SafeText } from '../../code/branded-text.ts';
import { stringLiteral, concatCode, joinCode, ts } from '../../code/typescript/typescript.ts';
import type { TypedExpression } from '../../cel/checker-context.ts';
import { childExpressions, type ComparisonOperator } from '../../cel/ast.ts';
import { pathKey } from '../../cel/narrowing.ts';
import { isScalar, removeNull, knownValues, type CelType } from '../../cel/types.ts';
import { canBeBigint } from './bigint-operands.ts';
import {
  precedence,
  binaryExpression,
  toOperand,
  parenthesize,
  type Operand,
  memberAccess,
  type PrintContext,
} from './print-context.ts';

/** Maximum length of a list literal that is compared item by item. */
const maxUnrolledItems = 8;

/** Prints a negation; uses the opposite operator if there is one. */
export function printNot(of: TypedExpression, context: PrintContext): Operand {
  if (of.kind === 'not') return context.print(of.of, context);
  if (of.kind === 'has') return printHas(of, context, false);
  if (of.kind === 'in') return printIn(of, context, false);
  if (of.kind === 'comparison') {
    const opposite: Partial<Record<ComparisonOperator, ComparisonOperator>> = { '==': '!=', '!=': '==' };
    const operator = opposite[of.operator];
    if (operator) return printComparison({ ...of, operator }, context);
  }
  return toOperand(concatCode(ts`!`, parenthesize(context.print(of, context), precedence.atom)), precedence.unary);
}

export function printLogical(
  expression: TypedExpression & { readonly kind: 'and' | 'or' },
  context: PrintContext,
): Operand {
  const isAnd = expression.kind === 'and';
  const level = isAnd ? precedence.and : precedence.or;
  const parts = expression.of.map((part) => parenthesize(context.print(part, context), level));
  return toOperand(joinCode(parts, isAnd ? ts` && ` : ts` || `), level);
}

/** Prints a test for presence or absence of a field. */
export function printHas(
  { member }: TypedExpression & { readonly kind: 'has' },
  context: PrintContext,
  isPositive: boolean,
): Operand {
  const of = parenthesize(context.print(member.of, context), precedence.atom);
  if (member.name in Object.prototype) {
    const hasOwnTest = toOperand(ts`Object.hasOwn(${of}, ${stringLiteral(member.name)})`);
    return isPositive ? hasOwnTest : toOperand(concatCode(ts`!`, hasOwnTest.code), precedence.unary);
  }
  const isIndexed = member.of.info.type.kind === 'map' || member.info.field?.isUndeclared === true;
  return binaryExpression(
    toOperand(memberAccess(of, member.name, isIndexed)),
    isPositive ? ts`!==` : ts`===`,
    toOperand(ts`undefined`),
    precedence.equality,
  );
}

export function printComparison(
  expression: TypedExpression & { readonly kind: 'comparison' },
  context: PrintContext,
): Operand {
  const { operator } = expression;
  const left = printComparisonOperand(expression.left, expression.right, context);
  const right = printComparisonOperand(expression.right, expression.left, context);
  if (operator === '==' || operator === '!=') {
    const [a, b] = [expression.left.info.type, expression.right.info.type];
    if (areDisjoint(a, b)) return toOperand(operator === '==' ? ts`false` : ts`true`);
    if (a.kind === 'null' || b.kind === 'null' || (isScalar(a) && isScalar(b))) {
      return binaryExpression(left, operator === '==' ? ts`===` : ts`!==`, right, precedence.equality);
    }
    const call = ts`${context.names.runtime('deepEqual')}(${left.code}, ${right.code})`;
    return operator === '==' ? toOperand(call) : toOperand(concatCode(ts`!`, call), precedence.unary);
  }
  return binaryExpression(left, orderOperators[operator], right, precedence.order);
}

/**
 * Returns whether no value has both types. Such comparisons are left in unreachable parts of rules, and TypeScript
 * rejects them.
 */
function areDisjoint(a: CelType, b: CelType): boolean {
  const [left, right] = [knownValues(a), knownValues(b)];
  return left !== undefined && right !== undefined && !left.some((value) => right.includes(value));
}

const orderOperators: Readonly<Record<Exclude<ComparisonOperator, '==' | '!='>, SafeText<'ts'>>> = {
  '<': ts`<`,
  '<=': ts`<=`,
  '>': ts`>`,
  '>=': ts`>=`,
};

/** Prints an operand of a comparison; comparing a string's size with 0 needs no code point count. */
function printComparisonOperand(expression: TypedExpression, other: TypedExpression, context: PrintContext): Operand {
  const sizedValue =
    expression.kind === 'call' && expression.name === 'size'
      ? (expression.target ?? expression.arguments[0])
      : undefined;
  if (sizedValue?.info.type.kind !== 'string' || other.kind !== 'literal' || other.literal.value !== 0)
    return context.print(expression, context);
  return toOperand(concatCode(parenthesize(context.print(sizedValue, context), precedence.atom), ts`.length`));
}

/** Prints a test for membership in a list or a map, or its negation. */
export function printIn(
  expression: TypedExpression & { readonly kind: 'in' },
  context: PrintContext,
  isPositive: boolean,
): Operand {
  const { value, container } = expression;
  const needle = context.print(value, context);
  if (container.kind === 'list' && container.items.length > 0 && canCompareItems(value, container.items)) {
    const items = comparisonOrder(container.items).map((item) => context.print(item, context));
    // Duplicates are removed: TypeScript rejects a repeated comparison after narrowing.
    const tests = [
      ...new Set(
        items.map((item) => binaryExpression(needle, isPositive ? ts`===` : ts`!==`, item, precedence.equality).code),
      ),
    ];
    const isSingle = tests.length === 1;
    return toOperand(
      joinCode(tests, isPositive ? ts` || ` : ts` && `),
      isSingle ? precedence.equality : isPositive ? precedence.or : precedence.and,
    );
  }
  const call = printMembershipCall(value, container, needle, context);
  return isPositive ? toOperand(call) : toOperand(concatCode(ts`!`, call), precedence.unary);
}

/** Returns the items with the literals last: TypeScript narrows the value by each literal that it does not equal. */
function comparisonOrder(items: readonly TypedExpression[]): readonly TypedExpression[] {
  const isLiteral = ({ kind }: TypedExpression): boolean => kind === 'literal';
  return [...items.filter((item) => !isLiteral(item)), ...items.filter(isLiteral)];
}

function printMembershipCall(
  value: TypedExpression,
  container: TypedExpression,
  needle: Operand,
  context: PrintContext,
): SafeText<'ts'> {
  const list = context.print(container, context);
  const containerType: CelType = container.info.type;
  if (containerType.kind !== 'list') return ts`Object.hasOwn(${list.code}, ${needle.code})`;
  // TypeScript requires the argument of `includes` to have the type of the items.
  const canCallIncludes =
    canUseIncludes(containerType.items, value.info.type) && !canBeBigint(value, context.bigintVariables);
  if (canCallIncludes && !(container.kind === 'list' && container.items.length === 0)) {
    return ts`${parenthesize(list, precedence.atom)}.includes(${needle.code})`;
  }
  return ts`${context.names.runtime('listContains')}(${list.code}, ${needle.code})`;
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
    isScalar(value.info.type) &&
    items.every((item) => isScalar(item.info.type) && !readsPath(item, path))
  );
}

function readsPath(expression: TypedExpression, path: string): boolean {
  return pathKey(expression) === path || childExpressions(expression).some((each) => readsPath(each, path));
}

/** Returns whether `includes` type-checks for this value and these items. */
function canUseIncludes(items: CelType, value: CelType): boolean {
  if (!isScalar(items) || !isScalar(value)) return false;
  if (value.kind === 'null' || (value.kind === 'nullable' && items.kind !== 'nullable')) return false;
  const [listed, possible] = [knownValues(removeNull(items)), knownValues(removeNull(value))];
  const baseKind = (type: CelType): string => (removeNull(type).kind === 'double' ? 'int' : removeNull(type).kind);
  return (
    baseKind(items) === baseKind(value) &&
    (listed === undefined || (possible?.every((candidate) => listed.includes(candidate)) ?? false))
  );
}
