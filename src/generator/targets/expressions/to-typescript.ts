// Conversion of CEL expressions to plain TypeScript, without an interpreter.

import {
  array,
  arrow,
  binary,
  cast,
  global,
  index,
  keyword,
  literal,
  local,
  member,
  method,
  name,
  spread,
} from '../../code/typescript/build-tree.ts';
import { mentions } from '../../code/typescript/inspect-tree.ts';
import type { Expression } from '../../code/typescript/tree.ts';
import type { TypedExpression } from '../../cel/checker-context.ts';
import { isMapOrObject } from '../../cel/type-relations.ts';
import { bigintVariablesInMacro, convertNumericOperand } from './bigint-operands.ts';
import {
  memberAccess,
  needsNonNullAssertion,
  nonNull,
  type ConversionContext,
  type ProvidedNames,
} from './conversion-context.ts';
import { convertCall } from './call-to-typescript.ts';
import { convertComparison, convertHas, convertIn, convertLogical, convertNot } from './condition-to-typescript.ts';

export type { ProvidedNames };

/** Returns the rule as an expression that uses the provided names. */
export function ruleToTypeScript(rule: TypedExpression, names: ProvidedNames): Expression {
  return convert(rule, {
    names,
    depth: 0,
    macroVariables: new Map(),
    bigintVariables: names.bigintVariables ?? new Set(),
    convert,
  });
}

function convert(expression: TypedExpression, context: ConversionContext): Expression {
  switch (expression.kind) {
    case 'literal':
      return literal(expression.literal.value);
    case 'variable': {
      const macroVariable = context.macroVariables.get(expression.name);
      return macroVariable ? name(macroVariable) : context.names.variable(expression.name);
    }
    case 'member':
      return convertMember(expression, context);
    case 'index':
      return nonNull(index(convert(expression.operand, context), convert(expression.index, context)));
    case 'has':
      return convertHas(expression, context);
    case 'not':
      return convertNot(expression.operand, context);
    case 'negate':
      return { kind: 'unary', operator: '-', operand: convert(expression.operand, context) };
    case 'and':
    case 'or':
      return convertLogical(expression, context);
    case 'comparison':
      return convertComparison(expression, context);
    case 'arithmetic':
      return convertArithmetic(expression, context);
    case 'in':
      return convertIn(expression, context, true);
    case 'conditional':
      // It is not simplified, because unused variables of the scope would be errors.
      return {
        kind: 'conditional',
        test: convert(expression.condition, context),
        then: convert(expression.then, context),
        else: convert(expression.else, context),
      };
    case 'list':
      return array(expression.items.map((item) => convert(item, context)));
    case 'macro':
      return convertMacro(expression, context);
    case 'call':
      return convertCall(expression, context);
    default:
      return expression satisfies never;
  }
}

function convertMember(
  expression: TypedExpression & { readonly kind: 'member' },
  context: ConversionContext,
): Expression {
  const operand = convert(expression.operand, context);
  const isIndexed = expression.operand.info.type.kind === 'map' || expression.info.field?.isUndeclared === true;
  const access = isInheritedMapKey(expression)
    ? index(operand, cast(literal(expression.name), keyword('string')))
    : memberAccess(operand, expression.name, isIndexed);
  // TypeScript does not narrow by the test that a property name of Object.prototype needs.
  const isInheritedOptional = expression.info.field?.isOptional === true && expression.name in Object.prototype;
  const isNarrowingLost = expression.info.guardDepth !== undefined && isReachedThroughInherited(expression.operand);
  return isInheritedOptional || isNarrowingLost || needsNonNullAssertion(expression, context)
    ? nonNull(access)
    : access;
}

/**
 * Returns whether a map key is a property name of `Object.prototype`. TypeScript resolves it to the inherited property,
 * unless its type is widened to `string`.
 */
function isInheritedMapKey({ operand, name: key }: TypedExpression & { readonly kind: 'member' }): boolean {
  return operand.info.type.kind === 'map' && key in Object.prototype;
}

/** Returns whether a value is accessed through such a map key, which TypeScript does not narrow either. */
function isReachedThroughInherited(expression: TypedExpression): boolean {
  if (expression.kind === 'member')
    return isInheritedMapKey(expression) || isReachedThroughInherited(expression.operand);
  return expression.kind === 'index' && isReachedThroughInherited(expression.operand);
}

function convertArithmetic(
  expression: TypedExpression & { readonly kind: 'arithmetic' },
  context: ConversionContext,
): Expression {
  const left = convertNumericOperand(expression.left, context);
  const right = convertNumericOperand(expression.right, context);
  const { operator } = expression;
  const { type } = expression.info;
  if (operator === '+' && type.kind === 'list') return array([spread(left), spread(right)]);
  const result = binary(left, operator, right);
  return operator === '/' && type.kind === 'int' ? method(global('Math'), 'trunc', result) : result;
}

function convertMacro(
  expression: TypedExpression & { readonly kind: 'macro' },
  context: ConversionContext,
): Expression {
  const source = convert(expression.operand, context);
  const list = isMapOrObject(expression.operand.info.type) ? method(global('Object'), 'keys', source) : source;
  const variable = local(expression.variable);
  const innerContext: ConversionContext = {
    ...context,
    depth: context.depth + 1,
    macroVariables: new Map(context.macroVariables).set(expression.variable, variable),
    bigintVariables: bigintVariablesInMacro(expression, context.bigintVariables),
  };
  const callback = (body: TypedExpression): Expression => {
    const result = convert(body, innerContext);
    return arrow(mentions([result], variable) ? [variable] : [], result);
  };
  const body = callback(expression.body);
  switch (expression.macro) {
    case 'all':
      return method(list, 'every', body);
    case 'exists':
      return method(list, 'some', body);
    case 'exists_one':
      return binary(member(method(list, 'filter', body), 'length'), '===', literal(1));
    case 'filter':
      return method(list, 'filter', body);
    case 'map':
      return method(expression.condition ? method(list, 'filter', callback(expression.condition)) : list, 'map', body);
    default:
      return expression.macro satisfies never;
  }
}
