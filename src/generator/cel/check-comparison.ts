// Type rules for comparisons: constant results, and narrowing of both operands.

import { didYouMean } from '../openapi/did-you-mean.ts';
import { constantNumber } from './check-arithmetic.ts';
import { boolWithValues } from './check-logic.ts';
import {
  quoteSource,
  checkNonNull,
  type CheckResult,
  type CheckerContext,
  type TypedExpression,
} from './checker-context.ts';
import type { ComparisonOperator, UntypedExpression } from './ast.ts';
import { comparedPath, narrow, pathKey, type PathFacts, type Narrowing } from './narrowing.ts';
import { constantResult, describeType, compareTypes, isNumberType } from './type-relations.ts';
import { createCelError } from './cel-error.ts';
import { bool, isScalar, removeNull, knownValues, type CelType } from './types.ts';

const flippedOperators: Readonly<Record<ComparisonOperator, ComparisonOperator>> = {
  '==': '==',
  '!=': '!=',
  '<': '>',
  '<=': '>=',
  '>': '<',
  '>=': '<=',
};

export function checkComparison(
  expression: UntypedExpression & { readonly kind: 'comparison' },
  context: CheckerContext,
): CheckResult {
  const { operator } = expression;
  const isEquality = operator === '==' || operator === '!=';
  const sides = isEquality
    ? [context.check(expression.left, context).expression, context.check(expression.right, context).expression]
    : [checkNonNull(expression.left, context), checkNonNull(expression.right, context)];
  const [left, right] = sides;
  if (!left || !right) throw new Error('a comparison has two sides');
  const result = isEquality
    ? equalityResult(expression, left, right, context)
    : orderingResult(expression, left, right, context);
  const typed: TypedExpression = {
    ...expression,
    left,
    right,
    info: { type: result === undefined ? bool : boolWithValues([result]) },
  };
  const yes = result === false ? 'never' : narrowByComparison(operator, left, right, true, context);
  const no = result === true ? 'never' : narrowByComparison(operator, left, right, false, context);
  return { expression: typed, yes, no };
}

function orderingResult(
  expression: UntypedExpression & { readonly kind: 'comparison' },
  left: TypedExpression,
  right: TypedExpression,
  context: CheckerContext,
): boolean | undefined {
  const [a, b] = [left.info.type, right.info.type];
  if (a.kind === 'invalid' || b.kind === 'invalid') return undefined;
  const isOrdered =
    (isNumberType(a) && isNumberType(b)) || (a.kind === b.kind && ['string', 'timestamp', 'duration'].includes(a.kind));
  if (!isOrdered) {
    context.report(
      createCelError(
        'cel/type-mismatch',
        expression,
        `\`${expression.operator}\` does not take ${describeType(a)} and ${describeType(b)}`,
      ),
    );
    return undefined;
  }
  const result = isSamePath(left, right)
    ? ['<=', '>='].includes(expression.operator)
    : constantResult(expression.operator, a, b);
  return reportConstantResult(expression, left, right, result, context);
}

function equalityResult(
  expression: UntypedExpression & { readonly kind: 'comparison' },
  left: TypedExpression,
  right: TypedExpression,
  context: CheckerContext,
): boolean | undefined {
  const [a, b] = [left.info.type, right.info.type];
  const isInequality = expression.operator === '!=';
  const relation = compareTypes(a, b);
  if (relation === 'mistyped') {
    const message = `${quoteSource(left, context)} is ${describeType(a)} and ${quoteSource(right, context)} ${describeType(b)}: they are never equal`;
    context.report(createCelError('cel/type-mismatch', expression, message));
    return undefined;
  }
  const other = left.kind === 'literal' ? right : left;
  if (relation === 'never' && (a.kind === 'null' || b.kind === 'null') && other.info.type.kind !== 'null') {
    if (context.narrowing === 'never') return isInequality;
    context.report(
      createCelError('cel/redundant-guard', expression, `${quoteSource(other, context)} is never null here`),
    );
    return isInequality;
  }
  const hasNullable = a.kind === 'nullable' || b.kind === 'nullable';
  const isSame = isSamePath(left, right) || (a.kind === 'null' && b.kind === 'null');
  const result = isSame
    ? !isInequality
    : relation === 'never'
      ? isInequality
      : hasNullable
        ? undefined
        : constantResult(expression.operator, a, b);
  return reportConstantResult(expression, left, right, result, context);
}

/** Reports a comparison with a constant result. */
function reportConstantResult(
  expression: UntypedExpression & { readonly kind: 'comparison' },
  left: TypedExpression,
  right: TypedExpression,
  result: boolean | undefined,
  context: CheckerContext,
): boolean | undefined {
  if (result === undefined || context.narrowing === 'never') return result;
  const isEquality = expression.operator === '==' || expression.operator === '!=';
  // A misspelled value was reported; the rest is checked as if it were correct.
  if (isEquality && (reportImpossibleValue(left, right, context) || reportImpossibleValue(right, left, context)))
    return undefined;
  context.report(
    createCelError(
      'cel/constant-condition',
      expression,
      `${quoteSource(expression, context)} is always ${String(result)} here`,
    ),
  );
  return result;
}

/**
 * Reports a literal that is not a possible value of a field. Returns whether it was reported; `false` if that cannot be
 * decided.
 */
export function reportImpossibleValue(
  field: TypedExpression,
  literal: TypedExpression,
  context: CheckerContext,
): boolean {
  const definition = field.info.field;
  const values = definition && knownValues(removeNull(definition.type));
  const [value] = knownValues(literal.info.type) ?? [];
  if (literal.kind !== 'literal' || !values || typeof value !== 'string' || values.includes(value)) return false;
  const location = definition.location;
  const quotedValues = values.map((known) => JSON.stringify(known));
  context.report(
    createCelError(
      'cel/constant-condition',
      literal,
      `${JSON.stringify(value)} is no value of ${quoteSource(field, context)}`,
      {
        help:
          didYouMean(value, values.map(String)) ??
          `Its values are ${quotedValues.slice(0, 12).join(', ')}${quotedValues.length > 12 ? ', …' : ''}.`,
        related: location ? [{ location, message: 'its values are defined here' }] : [],
      },
    ),
  );
  return true;
}

function isSamePath(left: TypedExpression, right: TypedExpression): boolean {
  const path = pathKey(left);
  return path !== undefined && path === pathKey(right);
}

/** Narrows both operands by the result of their comparison. */
function narrowByComparison(
  operator: ComparisonOperator,
  left: TypedExpression,
  right: TypedExpression,
  result: boolean,
  context: CheckerContext,
): Narrowing {
  const leftNarrowing = narrow(
    context.narrowing,
    comparedPath(left),
    equalityFact(operator, left, right, result, context),
  );
  const narrowing = narrow(
    leftNarrowing,
    comparedPath(right),
    equalityFact(flippedOperators[operator], right, left, result, context),
  );
  return narrowSize(
    flippedOperators[operator],
    right,
    left,
    result,
    narrowSize(operator, left, right, result, narrowing),
  );
}

function equalityFact(
  operator: ComparisonOperator,
  side: TypedExpression,
  other: TypedExpression,
  result: boolean,
  { macroDepth }: CheckerContext,
): PathFacts {
  if (operator !== '==' && operator !== '!=') return {};
  const isEquality = (operator === '==') === result;
  const type: CelType = other.info.type;
  if (type.kind === 'null') return isEquality ? { isNull: true } : { nonNull: macroDepth };
  const values = type.kind === 'bool' && !type.values ? undefined : knownValues(type);
  const isCertain = !['nullable', 'dyn', 'invalid'].includes(type.kind);
  if (isEquality)
    return {
      ...(isCertain && { nonNull: isScalar(type) ? macroDepth : -1 }),
      ...(values && side.info.type.kind !== 'dyn' && { values }),
    };
  const possibleValues = knownValues(removeNull(side.info.type));
  const [only] = values ?? [];
  return possibleValues && values?.length === 1 ? { values: possibleValues.filter((value) => value !== only) } : {};
}

/** Narrows `path` by the result of `size(path) > 2` and similar comparisons. */
function narrowSize(
  operator: ComparisonOperator,
  side: TypedExpression,
  other: TypedExpression,
  result: boolean,
  narrowing: Narrowing,
): Narrowing {
  const number = constantNumber(other);
  if (side.kind !== 'call' || side.name !== 'size' || number === undefined) return narrowing;
  const operand = side.target ?? side.arguments[0];
  const minimum = minimumSize(operator, number, result);
  return operand && minimum !== undefined ? narrow(narrowing, pathKey(operand), { least: minimum }) : narrowing;
}

function minimumSize(operator: ComparisonOperator, number: number, result: boolean): number | undefined {
  switch (operator) {
    case '==':
      return result ? number : number === 0 ? 1 : undefined;
    case '!=':
      return result ? (number === 0 ? 1 : undefined) : number;
    case '>':
      return result ? number + 1 : undefined;
    case '>=':
      return result ? number : undefined;
    case '<':
      return result ? undefined : number;
    case '<=':
      return result ? undefined : number + 1;
    default:
      return operator satisfies never;
  }
}
