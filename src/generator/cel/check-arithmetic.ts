// Type rules for arithmetic operators.

import {
  withoutNarrowing,
  quoteSource,
  checkNonNull,
  type NarrowedExpression,
  type CheckerContext,
  type TypedExpression,
} from './checker-context.ts';
import type { ArithmeticOperator, UntypedExpression } from './ast.ts';
import { createCelDiagnostic } from './cel-diagnostic.ts';
import { describeType, isNumberType, joinTypes } from './type-relations.ts';
import {
  numericBounds,
  double,
  duration,
  int,
  invalid,
  string,
  timestamp,
  type NumberType,
  type CelType,
} from './types.ts';

export function checkArithmetic(
  expression: UntypedExpression & { readonly kind: 'arithmetic' },
  context: CheckerContext,
): NarrowedExpression {
  const { operator } = expression;
  const left = checkNonNull(expression.left, context);
  const right = checkNonNull(expression.right, context);
  const [leftType, rightType] = [left.info.type, right.info.type];
  const withType = (type: CelType): NarrowedExpression =>
    withoutNarrowing({ ...expression, left, right, info: { type } }, context);
  if (leftType.kind === 'invalid' || rightType.kind === 'invalid') return withType(invalid);
  const type =
    isNumberType(leftType) && isNumberType(rightType) && leftType.kind === rightType.kind
      ? numericResult(operator, leftType, rightType)
      : nonNumericResult(operator, leftType, rightType);
  if (!type) {
    const isMixed = isNumberType(leftType) && isNumberType(rightType) && leftType.kind !== rightType.kind;
    const help = isMixed ? 'convert the integer with `double(…)`' : undefined;
    context.report(
      createCelDiagnostic(
        'cel/type-mismatch',
        expression,
        `cannot apply \`${operator}\` to ${describeType(leftType)} and ${describeType(rightType)}`,
        {
          help,
        },
      ),
    );
    return withType(invalid);
  }
  if ((operator === '/' || operator === '%') && leftType.kind === 'int' && mayBeZero(rightType)) {
    const help = 'divide by a number other than 0, or by a field whose schema excludes 0, such as with `minimum: 1`';
    context.report(
      createCelDiagnostic('cel/possible-runtime-error', right, `${quoteSource(right, context)} may be 0`, { help }),
    );
  }
  return withType(type);
}

export function checkNegation(
  expression: UntypedExpression & { readonly kind: 'negate' },
  context: CheckerContext,
): NarrowedExpression {
  const operand = checkNonNull(expression.operand, context);
  const { type } = operand.info;
  const withType = (resultType: CelType): NarrowedExpression =>
    withoutNarrowing({ ...expression, operand, info: { type: resultType } }, context);
  if (type.kind === 'invalid') return withType(type);
  if (isNumberType(type))
    return withType(
      type.values ? { kind: type.kind, values: type.values.map((value) => 0 - value) } : { kind: type.kind },
    );
  context.report(
    createCelDiagnostic(
      'cel/type-mismatch',
      expression,
      `\`-\` expects a number, but ${quoteSource(operand, context)} is ${describeType(type)}`,
    ),
  );
  return withType(int);
}

function numericResult(operator: ArithmeticOperator, a: NumberType, b: NumberType): CelType | undefined {
  const { kind } = a;
  const [x, y] = [singleValue(a), singleValue(b)];
  if (operator === '%' && kind === 'double') return undefined;
  if (x === undefined || y === undefined || (y === 0 && kind === 'int')) return kind === 'int' ? int : double;
  const value = compute(operator, x, y, kind);
  return kind === 'double' || Number.isSafeInteger(value) ? { kind, values: [value] } : int;
}

function compute(operator: ArithmeticOperator, x: number, y: number, kind: 'int' | 'double'): number {
  switch (operator) {
    case '+':
      return x + y;
    case '-':
      return x - y;
    case '*':
      return x * y;
    case '/':
      return kind === 'int' ? Math.trunc(x / y) : x / y;
    case '%':
      return x % y;
    default:
      return operator satisfies never;
  }
}

function nonNumericResult(operator: ArithmeticOperator, a: CelType, b: CelType): CelType | undefined {
  const kinds = `${a.kind} ${operator} ${b.kind}`;
  switch (kinds) {
    case 'string + string':
      return string;
    case 'timestamp + duration':
    case 'duration + timestamp':
    case 'timestamp - duration':
      return timestamp;
    case 'timestamp - timestamp':
    case 'duration + duration':
    case 'duration - duration':
      return duration;
    case 'list + list': {
      const joined = joinTypes(a, b);
      return joined?.kind === 'list' && a.kind === 'list' && b.kind === 'list'
        ? { ...joined, minItems: a.minItems + b.minItems }
        : undefined;
    }
    default:
      return undefined;
  }
}

function mayBeZero(type: CelType): boolean {
  if (!isNumberType(type)) return false;
  if (type.values) return type.values.includes(0);
  const [minimum, maximum] = numericBounds(type);
  return minimum <= 0 && maximum >= 0;
}

function singleValue({ values }: NumberType): number | undefined {
  return values?.length === 1 ? values[0] : undefined;
}

/** Returns the value of a constant numeric expression; `undefined` for other expressions. */
export function constantNumber({ info }: TypedExpression): number | undefined {
  return isNumberType(info.type) ? singleValue(info.type) : undefined;
}
