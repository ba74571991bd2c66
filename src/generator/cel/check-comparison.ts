// Type rules for comparisons: constant results, and narrowing of both operands.

import { didYouMean } from '../diagnostics/did-you-mean.ts';
import { constantNumber } from './check-arithmetic.ts';
import { boolWithValues } from './check-logic.ts';
import {
  quoteSource,
  checkNonNull,
  type NarrowedExpression,
  type CheckerContext,
  type TypedExpression,
} from './checker-context.ts';
import type { ComparisonOperator, UntypedExpression } from './ast.ts';
import { comparedPathKey, narrow, pathKey, type PathFacts, type Narrowing } from './narrowing.ts';
import { constantComparisonResult, describeType, equalityRelation, isNumberType } from './type-relations.ts';
import { createCelDiagnostic } from './cel-diagnostic.ts';
import { bool, isScalarType, removeNull, knownValues, type CelType } from './types.ts';

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
): NarrowedExpression {
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
  const whenTrue = result === false ? 'never' : narrowByComparison(operator, left, right, true, context);
  const whenFalse = result === true ? 'never' : narrowByComparison(operator, left, right, false, context);
  return { expression: typed, whenTrue, whenFalse };
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
      createCelDiagnostic(
        'cel/type-mismatch',
        expression,
        `cannot apply \`${expression.operator}\` to ${describeType(a)} and ${describeType(b)}`,
      ),
    );
    return undefined;
  }
  const result = isSamePath(left, right)
    ? ['<=', '>='].includes(expression.operator)
    : constantComparisonResult(expression.operator, a, b);
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
  const relation = equalityRelation(a, b);
  if (relation === 'incomparable') {
    const message = `${quoteSource(left, context)} (${describeType(a)}) never equals ${quoteSource(right, context)} (${describeType(b)})`;
    context.report(createCelDiagnostic('cel/type-mismatch', expression, message));
    return undefined;
  }
  const other = left.kind === 'literal' ? right : left;
  if (relation === 'never' && (a.kind === 'null' || b.kind === 'null') && other.info.type.kind !== 'null') {
    if (context.narrowing === 'never') return isInequality;
    context.report(
      createCelDiagnostic('cel/redundant-guard', expression, `${quoteSource(other, context)} is never null here`),
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
        : constantComparisonResult(expression.operator, a, b);
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
  // If a misspelled value was reported, the rest is checked as if the value were correct.
  if (isEquality && (reportImpossibleValue(left, right, context) || reportImpossibleValue(right, left, context)))
    return undefined;
  context.report(
    createCelDiagnostic(
      'cel/constant-condition',
      expression,
      `${quoteSource(expression, context)} is always ${String(result)} here`,
    ),
  );
  return result;
}

/** Reports a literal that the field can never equal. Returns false if it can, or if the possible values are unknown. */
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
  const quotedValues = values.map((known) => `\`${JSON.stringify(known)}\``);
  context.report(
    createCelDiagnostic(
      'cel/constant-condition',
      literal,
      `\`${JSON.stringify(value)}\` is not a value of ${quoteSource(field, context)}`,
      {
        help:
          didYouMean(value, values.map(String)) ??
          `use one of ${quotedValues.slice(0, 12).join(', ')}${quotedValues.length > 12 ? ', …' : ''}`,
        related: location ? [{ location, message: 'values declared here' }] : [],
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
    comparedPathKey(left),
    equalityFact(operator, left, right, result, context),
  );
  const narrowing = narrow(
    leftNarrowing,
    comparedPathKey(right),
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
      ...(isCertain && { nonNull: isScalarType(type) ? macroDepth : -1 }),
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
  return operand && minimum !== undefined ? narrow(narrowing, pathKey(operand), { minSize: minimum }) : narrowing;
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
