// Prints CEL expressions as plain TypeScript, without an interpreter.

import type { SafeText } from '../../code/branded-text.ts';
import { stringLiteral, concatCode, joinCode, numberLiteral, ts } from '../../code/typescript/typescript.ts';
import type { TypedExpression } from '../../cel/checker-context.ts';
import { type Literal, childExpressions } from '../../cel/ast.ts';
import { isMapOrObject } from '../../cel/type-relations.ts';
import { bigintVariablesInside, printNumericOperand } from './bigint-operands.ts';
import {
  precedence,
  binaryExpression,
  toOperand,
  parenthesize,
  type Operand,
  memberAccess,
  freshName,
  needsNonNullAssertion,
  type NameProvider,
  type PrintContext,
} from './print-context.ts';
import { printCall } from './call-to-typescript.ts';
import { printLogical, printComparison, printHas, printIn, printNot } from './condition-to-typescript.ts';

export type { NameProvider };

/** Returns the rule as an expression that uses the provided names. */
export function ruleToTypeScript(rule: TypedExpression, names: NameProvider): SafeText<'ts'> {
  return print(rule, { names, depth: 0, bound: new Map(), bigintVariables: names.bigintVariables ?? new Set(), print })
    .code;
}

function print(expression: TypedExpression, context: PrintContext): Operand {
  switch (expression.kind) {
    case 'literal':
      return printLiteral(expression.literal);
    case 'variable':
      return toOperand(context.bound.get(expression.name) ?? context.names.variable(expression.name));
    case 'member':
      return printMember(expression, context);
    case 'index': {
      const of = parenthesize(print(expression.of, context), precedence.atom);
      return toOperand(ts`${of}[${print(expression.index, context).code}]!`);
    }
    case 'has':
      return printHas(expression, context, true);
    case 'not':
      return printNot(expression.of, context);
    case 'negate':
      return toOperand(
        concatCode(ts`-`, parenthesize(print(expression.of, context), precedence.atom)),
        precedence.unary,
      );
    case 'and':
    case 'or':
      return printLogical(expression, context);
    case 'comparison':
      return printComparison(expression, context);
    case 'arithmetic':
      return printArithmetic(expression, context);
    case 'in':
      return printIn(expression, context, true);
    case 'conditional': {
      const [condition, then, otherwise] = [expression.condition, expression.then, expression.else].map((part) =>
        print(part, context),
      );
      if (!condition || !then || !otherwise) throw new Error('a conditional has three parts');
      const code = ts`${parenthesize(condition, precedence.or)} ? ${parenthesize(then, precedence.conditional)} : ${parenthesize(otherwise, precedence.conditional)}`;
      return toOperand(code, precedence.conditional);
    }
    case 'list':
      return toOperand(
        ts`[${joinCode(
          expression.items.map((item) => print(item, context).code),
          ts`, `,
        )}]`,
      );
    case 'macro':
      return printMacro(expression, context);
    case 'call':
      return printCall(expression, context);
    default:
      return expression satisfies never;
  }
}

function printLiteral(literal: Literal): Operand {
  switch (literal.kind) {
    case 'bool':
      return toOperand(literal.value ? ts`true` : ts`false`);
    case 'null':
      return toOperand(ts`null`);
    case 'string':
      return toOperand(stringLiteral(literal.value));
    case 'int':
    case 'double':
      return toOperand(
        numberLiteral(literal.value),
        literal.value < 0 || Object.is(literal.value, -0) ? precedence.unary : precedence.atom,
      );
    default:
      return literal satisfies never;
  }
}

function printMember(expression: TypedExpression & { readonly kind: 'member' }, context: PrintContext): Operand {
  const of = parenthesize(print(expression.of, context), precedence.atom);
  const isIndexed = expression.of.info.type.kind === 'map' || expression.info.field?.isUndeclared === true;
  const code = isInheritedMapKey(expression)
    ? ts`${of}[${stringLiteral(expression.name)} as string]`
    : memberAccess(of, expression.name, isIndexed);
  // TypeScript does not narrow by the test that a property name of Object.prototype needs.
  const isInheritedOptional = expression.info.field?.isOptional === true && expression.name in Object.prototype;
  const isNarrowingLost = expression.info.guardDepth !== undefined && isReachedThroughInherited(expression.of);
  return toOperand(
    isInheritedOptional || isNarrowingLost || needsNonNullAssertion(expression, context) ? ts`${code}!` : code,
  );
}

/**
 * Returns whether a map key is a property name of `Object.prototype`. TypeScript resolves it to the inherited property,
 * unless its type is widened to `string`.
 */
function isInheritedMapKey({ of, name }: TypedExpression & { readonly kind: 'member' }): boolean {
  return of.info.type.kind === 'map' && name in Object.prototype;
}

/** Returns whether a value is accessed through such a map key, which TypeScript does not narrow either. */
function isReachedThroughInherited(expression: TypedExpression): boolean {
  if (expression.kind === 'member') return isInheritedMapKey(expression) || isReachedThroughInherited(expression.of);
  return expression.kind === 'index' && isReachedThroughInherited(expression.of);
}

function printArithmetic(
  expression: TypedExpression & { readonly kind: 'arithmetic' },
  context: PrintContext,
): Operand {
  const left = printNumericOperand(expression.left, context);
  const right = printNumericOperand(expression.right, context);
  const { type } = expression.info;
  switch (expression.operator) {
    case '+':
      if (type.kind === 'list')
        return toOperand(ts`[...${parenthesize(left, precedence.atom)}, ...${parenthesize(right, precedence.atom)}]`);
      return binaryExpression(left, ts`+`, right, precedence.sum);
    case '-':
      return binaryExpression(left, ts`-`, right, precedence.sum);
    case '*':
      return binaryExpression(left, ts`*`, right, precedence.product);
    case '%':
      return binaryExpression(left, ts`%`, right, precedence.product);
    case '/': {
      const quotient = binaryExpression(left, ts`/`, right, precedence.product);
      return type.kind === 'int' ? toOperand(ts`Math.trunc(${quotient.code})`) : quotient;
    }
    default:
      return expression.operator satisfies never;
  }
}

function usesVariable(expression: TypedExpression, variable: string): boolean {
  return (
    (expression.kind === 'variable' && expression.name === variable) ||
    childExpressions(expression).some((part) => usesVariable(part, variable))
  );
}

function printMacro(expression: TypedExpression & { readonly kind: 'macro' }, context: PrintContext): Operand {
  const source = print(expression.of, context);
  const list = isMapOrObject(expression.of.info.type)
    ? ts`Object.keys(${source.code})`
    : parenthesize(source, precedence.atom);
  const variable = freshName(expression.variable, context);
  const innerContext: PrintContext = {
    ...context,
    depth: context.depth + 1,
    bound: new Map(context.bound).set(expression.variable, variable),
    bigintVariables: bigintVariablesInside(expression, context.bigintVariables),
  };
  const printCallback = (body: TypedExpression): SafeText<'ts'> => {
    const parameter = usesVariable(body, expression.variable) ? variable : ts``;
    return ts`(${parameter}) => ${print(body, innerContext).code}`;
  };
  const body = printCallback(expression.body);
  switch (expression.macro) {
    case 'all':
      return toOperand(ts`${list}.every(${body})`);
    case 'exists':
      return toOperand(ts`${list}.some(${body})`);
    case 'exists_one':
      return toOperand(ts`${list}.filter(${body}).length === 1`, precedence.equality);
    case 'filter':
      return toOperand(ts`${list}.filter(${body})`);
    case 'map':
      return toOperand(
        expression.condition
          ? ts`${list}.filter(${printCallback(expression.condition)}).map(${body})`
          : ts`${list}.map(${body})`,
      );
    default:
      return expression.macro satisfies never;
  }
}
