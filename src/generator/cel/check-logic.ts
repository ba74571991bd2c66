// Type rules for `!`, `&&`, `||`, and `? :`, and their narrowing.

import {
  invalidExpression,
  withoutNarrowing,
  quoteSource,
  checkNonNull,
  type CheckResult,
  type CheckerContext,
  type TypedExpression,
} from './checker-context.ts';
import type { UntypedExpression } from './ast.ts';
import { joinNarrowings, type Narrowing } from './narrowing.ts';
import { createCelDiagnostic } from './cel-diagnostic.ts';
import { describeType, joinTypes } from './type-relations.ts';
import { bool, type CelType } from './types.ts';

/** Checks an expression that must be a boolean. `role` names the operator or macro in messages. */
export function checkCondition(expression: UntypedExpression, context: CheckerContext, role: string): CheckResult {
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
  if (type.kind === 'nullable' && type.of.kind === 'bool') {
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
): CheckResult {
  const { expression: of, yes, no } = checkCondition(expression.of, context, '`!`');
  const values = possibleResults(of).map((result) => !result);
  return { expression: { ...expression, of, info: { type: boolWithValues(values) } }, yes: no, no: yes };
}

/** Checks each operand of `&&` with the previous ones true, and of `||` with the previous ones false. */
export function checkChain(
  expression: UntypedExpression & { readonly kind: 'and' | 'or' },
  context: CheckerContext,
): CheckResult {
  const continueOn = expression.kind === 'and' ? 'yes' : 'no';
  const stopOn = expression.kind === 'and' ? 'no' : 'yes';
  const of: TypedExpression[] = [];
  let continuing: Narrowing = context.narrowing;
  let stopping: Narrowing = 'never';
  for (const part of expression.of) {
    const typed = checkCondition(
      part,
      { ...context, narrowing: continuing },
      expression.kind === 'and' ? '`&&`' : '`||`',
    );
    of.push(typed.expression);
    stopping = joinNarrowings(stopping, typed[stopOn]);
    continuing = typed[continueOn];
  }
  const decisiveValue = expression.kind === 'or';
  const results = of.map(possibleResults);
  const isDecided = results.some((values) => values.length === 1 && values[0] === decisiveValue);
  const isConstant = results.every((values) => values.length === 1);
  const type = isDecided ? boolWithValues([decisiveValue]) : isConstant ? boolWithValues([!decisiveValue]) : bool;
  const typed: TypedExpression = { ...expression, of, info: { type } };
  return expression.kind === 'and'
    ? { expression: typed, yes: continuing, no: stopping }
    : { expression: typed, yes: stopping, no: continuing };
}

export function checkConditional(
  expression: UntypedExpression & { readonly kind: 'conditional' },
  context: CheckerContext,
): CheckResult {
  const conditionResult = checkCondition(expression.condition, context, 'the condition of `? :`');
  const left = context.check(expression.then, { ...context, narrowing: conditionResult.yes });
  const right = context.check(expression.else, { ...context, narrowing: conditionResult.no });
  const type = joinTypes(left.expression.info.type, right.expression.info.type);
  if (!type) {
    const [leftType, rightType] = [left, right].map((branch) => describeType(branch.expression.info.type));
    context.report(
      createCelDiagnostic(
        'cel/type-mismatch',
        expression,
        `the branches of \`? :\` have different types: ${leftType ?? ''} and ${rightType ?? ''}`,
      ),
    );
    return invalidExpression(expression, context);
  }
  const typed: TypedExpression = {
    ...expression,
    condition: conditionResult.expression,
    then: left.expression,
    else: right.expression,
    info: { type },
  };
  if (type.kind !== 'bool') return withoutNarrowing(typed, context);
  return { expression: typed, yes: joinNarrowings(left.yes, right.yes), no: joinNarrowings(left.no, right.no) };
}

/** Returns the possible values of a condition. */
export function possibleResults({ info }: TypedExpression): readonly boolean[] {
  return info.type.kind === 'bool' ? (info.type.values ?? [true, false]) : [true, false];
}

/** Returns the boolean type with these values. */
export function boolWithValues(values: readonly boolean[]): CelType {
  return values.length === 1 ? { kind: 'bool', values } : bool;
}
