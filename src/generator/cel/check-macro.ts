// Type rules for macros over lists and maps.

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
import { checkCondition } from './check-logic.ts';
import { narrow, pathKey } from './narrowing.ts';
import { createCelDiagnostic } from './cel-diagnostic.ts';
import { describeType } from './type-relations.ts';
import { bool, string, type CelType } from './types.ts';

export function checkMacro(
  expression: UntypedExpression & { readonly kind: 'macro' },
  context: CheckerContext,
): NarrowedExpression {
  const { macro, variable } = expression;
  const operand = checkNonNull(expression.operand, context);
  if (context.variables.has(variable)) {
    const message = `variable \`${variable}\` shadows an existing variable`;
    context.report(
      createCelDiagnostic('cel/shadowed-variable', expression.variableRange, message, {
        help: 'rename the variable of the macro',
      }),
    );
    return placeholderForInvalid(expression, context);
  }
  const itemType = variableType(operand.info.type);
  if (!itemType) {
    context.report(
      createCelDiagnostic(
        'cel/type-mismatch',
        operand,
        `\`${macro}\` expects a list or a map, but ${quoteSource(operand, context)} is ${describeType(operand.info.type)}`,
      ),
    );
    return placeholderForInvalid(expression, context);
  }
  const macroContext: CheckerContext = {
    ...context,
    variables: new Map(context.variables).set(variable, itemType),
    macroDepth: context.macroDepth + 1,
    // A macro over a map iterates over its keys, so each key is present.
    narrowing:
      operand.info.type.kind === 'map'
        ? narrow(context.narrowing, indexPath(operand, variable), { present: -1 })
        : context.narrowing,
  };
  const conditionResult = expression.condition && checkCondition(expression.condition, macroContext, `\`${macro}\``);
  const bodyContext = conditionResult ? { ...macroContext, narrowing: conditionResult.whenTrue } : macroContext;
  const body =
    macro === 'map'
      ? bodyContext.check(expression.body, bodyContext).expression
      : checkCondition(expression.body, bodyContext, `\`${macro}\``).expression;
  const { variableRange, start, end } = expression;
  const typed: TypedExpression = {
    kind: 'macro',
    macro,
    variable,
    variableRange,
    start,
    end,
    operand,
    ...(conditionResult && { condition: conditionResult.expression }),
    body,
    info: { type: macroType(expression, operand.info.type, itemType, body.info.type) },
  };
  return withoutNarrowing(typed, context);
}

function indexPath(operand: TypedExpression, variable: string): string | undefined {
  const path = pathKey(operand);
  return path === undefined ? undefined : `${path}[${variable}]`;
}

function variableType(type: CelType): CelType | undefined {
  if (type.kind === 'list') return type.items;
  if (type.kind === 'map') return string;
  return type.kind === 'invalid' ? type : undefined;
}

function macroType(
  expression: UntypedExpression & { readonly kind: 'macro' },
  operandType: CelType,
  itemType: CelType,
  bodyType: CelType,
): CelType {
  const minItems = operandType.kind === 'list' ? operandType.minItems : 0;
  switch (expression.macro) {
    case 'all':
    case 'exists':
    case 'exists_one':
      return bool;
    case 'filter':
      return { kind: 'list', items: itemType, minItems: 0 };
    case 'map':
      return { kind: 'list', items: bodyType, minItems: expression.condition ? 0 : minItems };
    default:
      return expression.macro satisfies never;
  }
}
