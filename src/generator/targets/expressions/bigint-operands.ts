// Bigints in rules: integers that were parsed from the strings of a request without loss of precision.

import { call, global } from '../../code/typescript/build-tree.ts';
import type { Expression } from '../../code/typescript/tree.ts';
import type { TypedExpression } from '../../cel/checker-context.ts';
import { isNumberType } from '../../cel/type-relations.ts';
import { mayContainBigint } from '../../cel/types.ts';
import type { ConversionContext } from './conversion-context.ts';

/** Converts an operand of arithmetic. Bigints become numbers, because JavaScript cannot mix them. */
export function convertNumericOperand(expression: TypedExpression, context: ConversionContext): Expression {
  const operand = context.convert(expression, context);
  return isNumberType(expression.info.type) && canBeBigint(expression, context.bigintVariables)
    ? call(global('Number'), operand)
    : operand;
}

/** Returns the bigint variables inside a macro, including its own if the items may be bigints. */
export function bigintVariablesInMacro(
  { operand, variable }: TypedExpression & { readonly kind: 'macro' },
  bigintVariables: ReadonlySet<string>,
): ReadonlySet<string> {
  const { type } = operand.info;
  return type.kind === 'list' && mayContainBigint(type.items) && canBeBigint(operand, bigintVariables)
    ? new Set([...bigintVariables, variable])
    : bigintVariables;
}

/** Returns whether a value may be a bigint or contain one; `bigintVariables` are the variables that may. */
export function canBeBigint(expression: TypedExpression, bigintVariables: ReadonlySet<string>): boolean {
  if (bigintVariables.size === 0) return false;
  const mayBeBigint = (part: TypedExpression): boolean => canBeBigint(part, bigintVariables);
  switch (expression.kind) {
    case 'variable':
      return bigintVariables.has(expression.name);
    case 'member':
      return mayBeBigint(expression.operand) && mayContainBigint(expression.info.field?.type ?? expression.info.type);
    case 'index': {
      const { type } = expression.operand.info;
      return (
        mayBeBigint(expression.operand) &&
        mayContainBigint(type.kind === 'list' ? type.items : type.kind === 'map' ? type.values : expression.info.type)
      );
    }
    case 'conditional':
      return mayBeBigint(expression.then) || mayBeBigint(expression.else);
    case 'list':
      return expression.items.some(mayBeBigint);
    case 'negate':
      return mayBeBigint(expression.operand);
    case 'arithmetic':
      return expression.info.type.kind === 'list' && (mayBeBigint(expression.left) || mayBeBigint(expression.right));
    case 'macro':
      return expression.macro === 'filter'
        ? mayBeBigint(expression.operand)
        : expression.macro === 'map' &&
            canBeBigint(expression.body, bigintVariablesInMacro(expression, bigintVariables));
    case 'call':
      return isNumberIdentity(expression) && expression.arguments.some(mayBeBigint);
    case 'literal':
    case 'has':
    case 'not':
    case 'and':
    case 'or':
    case 'comparison':
    case 'in':
      return false;
    default:
      return expression satisfies never;
  }
}

/** Returns whether a call returns its argument unchanged. */
function isNumberIdentity({
  name,
  arguments: [only],
  info: { type },
}: TypedExpression & { readonly kind: 'call' }): boolean {
  return only !== undefined && isNumberType(only.info.type) && (name === 'double' || only.info.type.kind === type.kind);
}
