// Type rules for `!`, `&&`, `||`, and `? :`, and their narrowing.

import {
  placeholderForInvalid,
  withoutNarrowing,
  quoteSource,
  checkNonNull,
  type NarrowedExpression,
  type CheckerContext,
  type TypedExpression,
} from './checker-context.ts';
import type { UntypedExpression } from './ast.ts';
import { joinNarrowings, type Narrowing } from './narrowing.ts';
import { createCelDiagnostic } from './cel-diagnostic.ts';
import { describeType, joinTypes } from './type-relations.ts';
import { bool, type CelType } from './types.ts';

/** Checks an expression that must be a boolean. `role` names the operator or macro in messages. */
export function checkCondition(
  expression: UntypedExpression,
  context: CheckerContext,
  role: string,
): NarrowedExpression {
  const result = context.check(expression, context);
  const { type } = result.expression.info;
  if (expression.kind === 'literal' && type.kind === 'bool') {
    context.report(
      createCelDiagnostic(
        'cel/constant-condition',
        expression,
        `${quoteSource(expression, context)} is a constant condition`,
      ),
    );
  }
  if (type.kind === 'bool' || type.kind === 'invalid') return result;
  if (type.kind === 'nullable' && type.inner.kind === 'bool') {
    const nonNull = checkNonNull(expression, context);
    return { ...result, expression: nonNull };
  }
  context.report(
    createCelDiagnostic(
      'cel/type-mismatch',
      expression,
      `${role} expects a boolean, but ${quoteSource(expression, context)} is ${describeType(type)}`,
    ),
  );
  return { ...result, expression: { ...result.expression, info: { type: bool } } };
}

export function checkNot(
  expression: UntypedExpression & { readonly kind: 'not' },
  context: CheckerContext,
): NarrowedExpression {
  const { expression: operand, whenTrue, whenFalse } = checkCondition(expression.operand, context, '`!`');
  const values = possibleConditionValues(operand).map((result) => !result);
  return {
    expression: { ...expression, operand, info: { type: boolWithValues(values) } },
    whenTrue: whenFalse,
    whenFalse: whenTrue,
  };
}

/** Checks each operand of `&&` with the previous ones true, and of `||` with the previous ones false. */
export function checkLogicalChain(
  expression: UntypedExpression & { readonly kind: 'and' | 'or' },
  context: CheckerContext,
): NarrowedExpression {
  const continueOn = expression.kind === 'and' ? 'whenTrue' : 'whenFalse';
  const stopOn = expression.kind === 'and' ? 'whenFalse' : 'whenTrue';
  const operands: TypedExpression[] = [];
  let continuing: Narrowing = context.narrowing;
  let stopping: Narrowing = 'never';
  for (const part of expression.operands) {
    const typed = checkCondition(
      part,
      { ...context, narrowing: continuing },
      expression.kind === 'and' ? '`&&`' : '`||`',
    );
    operands.push(typed.expression);
    stopping = joinNarrowings(stopping, typed[stopOn]);
    continuing = typed[continueOn];
  }
  const decisiveValue = expression.kind === 'or';
  const results = operands.map(possibleConditionValues);
  const isDecided = results.some((values) => values.length === 1 && values[0] === decisiveValue);
  const isConstant = results.every((values) => values.length === 1);
  const type = isDecided ? boolWithValues([decisiveValue]) : isConstant ? boolWithValues([!decisiveValue]) : bool;
  const typed: TypedExpression = { ...expression, operands, info: { type } };
  return expression.kind === 'and'
    ? { expression: typed, whenTrue: continuing, whenFalse: stopping }
    : { expression: typed, whenTrue: stopping, whenFalse: continuing };
}

export function checkConditional(
  expression: UntypedExpression & { readonly kind: 'conditional' },
  context: CheckerContext,
): NarrowedExpression {
  const conditionResult = checkCondition(expression.condition, context, 'the condition of `? :`');
  const left = context.check(expression.then, { ...context, narrowing: conditionResult.whenTrue });
  const right = context.check(expression.else, { ...context, narrowing: conditionResult.whenFalse });
  const type = joinTypes(left.expression.info.type, right.expression.info.type);
  if (!type) {
    const [leftType, rightType] = [describeType(left.expression.info.type), describeType(right.expression.info.type)];
    context.report(
      createCelDiagnostic(
        'cel/type-mismatch',
        expression,
        `the branches of \`? :\` have different types: ${leftType} and ${rightType}`,
      ),
    );
    return placeholderForInvalid(expression, context);
  }
  const typed: TypedExpression = {
    ...expression,
    condition: conditionResult.expression,
    then: left.expression,
    else: right.expression,
    info: { type },
  };
  if (type.kind !== 'bool') return withoutNarrowing(typed, context);
  return {
    expression: typed,
    whenTrue: joinNarrowings(left.whenTrue, right.whenTrue),
    whenFalse: joinNarrowings(left.whenFalse, right.whenFalse),
  };
}

/** Returns the possible values of a condition. */
export function possibleConditionValues({ info }: TypedExpression): readonly boolean[] {
  return info.type.kind === 'bool' ? (info.type.values ?? [true, false]) : [true, false];
}

/** Returns the boolean type with these values. */
export function boolWithValues(values: readonly boolean[]): CelType {
  return values.length === 1 ? { kind: 'bool', values } : bool;
}
