// Printer for expressions. Adds parentheses where the syntax requires them; the formatter breaks lines.

import { trust, type SafeText } from '../branded-text.ts';
import { jsonLiteral } from './json-literal.ts';
import { printTypedName, printType, type NameOf } from './print-type.ts';
import { literalKey, propertyKey, regexLiteral } from './typescript.ts';
import type {
  ArrowFunction,
  BinaryExpression,
  BinaryOperator,
  CallExpression,
  Expression,
  ObjectProperty,
  Parameter,
  PatternParameter,
} from './tree.ts';

/** Operator precedence, lowest first (ECMAScript, chapter 13). */
export const precedence = {
  lowest: 0,
  arrow: 1,
  conditional: 2,
  coalesce: 3,
  or: 4,
  and: 5,
  equality: 6,
  relation: 7,
  sum: 8,
  product: 9,
  unary: 10,
  postfix: 11,
  primary: 12,
} as const;

const binaryPrecedence: Readonly<Record<BinaryOperator, number>> = {
  '??': precedence.coalesce,
  '||': precedence.or,
  '&&': precedence.and,
  '===': precedence.equality,
  '!==': precedence.equality,
  '<': precedence.relation,
  '>': precedence.relation,
  '<=': precedence.relation,
  '>=': precedence.relation,
  in: precedence.relation,
  '+': precedence.sum,
  '-': precedence.sum,
  '*': precedence.product,
  '/': precedence.product,
  '%': precedence.product,
};

/** Prints an expression, in parentheses if its precedence is lower than `minPrecedence`. */
export function printExpression(expression: Expression, nameOf: NameOf, minPrecedence: number = 0): SafeText<'ts'> {
  const code = expressionCode(expression, nameOf);
  return trust(precedenceOf(expression) < minPrecedence ? `(${code})` : code);
}

function precedenceOf(expression: Expression): number {
  switch (expression.kind) {
    case 'binary':
      return binaryPrecedence[expression.operator];
    case 'unary':
      return precedence.unary;
    case 'literal':
      return typeof expression.value === 'number' && (expression.value < 0 || Object.is(expression.value, -0))
        ? precedence.unary
        : precedence.primary;
    case 'increment':
      return precedence.postfix;
    case 'conditional':
      return precedence.conditional;
    case 'arrow':
    case 'assign':
    // `as` has the precedence of a comparison, but its type could be parsed together with a following `<`.
    case 'cast':
    case 'satisfies':
      return precedence.arrow;
    case 'spread':
      return precedence.lowest;
    case 'array':
    case 'call':
    case 'global':
    case 'index':
    case 'member':
    case 'name':
    case 'new':
    case 'nonNull':
    case 'object':
    case 'regex':
      return precedence.primary;
  }
}

function expressionCode(expression: Expression, nameOf: NameOf): string {
  const print = (operand: Expression, minPrecedence: number = precedence.lowest): string =>
    printExpression(operand, nameOf, minPrecedence);
  switch (expression.kind) {
    case 'literal':
      return expression.value === undefined ? 'undefined' : jsonLiteral(expression.value);
    case 'regex':
      return regexLiteral(expression.source, expression.flags);
    case 'name':
      return nameOf(expression.symbol);
    case 'global':
      return expression.name;
    case 'call':
    case 'new':
      return callCode(expression, nameOf);
    case 'member':
      return `${print(expression.object, precedence.primary)}${expression.isOptional ? '?.' : '.'}${identifierName(expression.name)}`;
    case 'index':
      return `${print(expression.object, precedence.primary)}[${print(expression.index)}]`;
    case 'unary':
      return `${expression.operator}${expression.operator === 'typeof' ? ' ' : ''}${print(expression.operand, expression.operator === '-' ? precedence.postfix : precedence.unary)}`;
    case 'increment':
      return `${print(expression.operand, precedence.primary)}++`;
    case 'binary':
      return binaryCode(expression, nameOf);
    case 'conditional':
      return `${print(expression.test, precedence.coalesce)} ? ${print(expression.then, precedence.arrow)} : ${print(expression.else, precedence.arrow)}`;
    case 'assign':
      return `${print(expression.target, precedence.primary)} ${expression.operator} ${print(expression.value, precedence.arrow)}`;
    case 'object':
      return expression.properties.length === 0
        ? '{}'
        : `{ ${expression.properties.map((property) => printProperty(property, nameOf)).join(', ')} }`;
    case 'array':
      return `[${expression.items.map((item) => print(item)).join(', ')}]`;
    case 'spread':
      return `...${print(expression.operand, precedence.arrow)}`;
    case 'cast':
      return `${print(expression.operand, precedence.sum)} as ${printType(expression.type, nameOf)}`;
    case 'satisfies':
      return `${print(expression.operand, precedence.sum)} satisfies ${printType(expression.type, nameOf)}`;
    case 'nonNull':
      return `${print(expression.operand, precedence.primary)}!`;
    case 'arrow':
      return arrowCode(expression, nameOf);
  }
}

/** Returns a name after a dot, where reserved words are allowed. */
function identifierName(name: string): string {
  if (!/^[A-Za-z_$][\w$]*$/.test(name)) throw new Error(`${JSON.stringify(name)} cannot follow a dot`);
  return name;
}

/** Prints a property of an object literal, as a shorthand if possible. */
export function printProperty({ name, value }: ObjectProperty, nameOf: NameOf): SafeText<'ts'> {
  const code = printExpression(value, nameOf, precedence.arrow);
  return name === code ? code : trust(`${literalKey(name)}: ${code}`);
}

function callCode(expression: CallExpression, nameOf: NameOf): string {
  const { kind, callee, typeArguments = [], isPure } = expression;
  const types =
    typeArguments.length === 0 ? '' : `<${typeArguments.map((type) => printType(type, nameOf)).join(', ')}>`;
  const list = expression.arguments.map((argument) => printExpression(argument, nameOf)).join(', ');
  const prefix = `${isPure ? '/* @__PURE__ */ ' : ''}${kind === 'new' ? 'new ' : ''}`;
  return `${prefix}${printExpression(callee, nameOf, precedence.primary)}${types}(${list})`;
}

function binaryCode({ operator, left, right }: BinaryExpression, nameOf: NameOf): string {
  const operatorPrecedence = binaryPrecedence[operator];
  const print = (operand: Expression, minPrecedence: number): string =>
    mixesCoalescing(operator, operand)
      ? `(${printExpression(operand, nameOf)})`
      : printExpression(operand, nameOf, minPrecedence);
  return `${print(left, operatorPrecedence)} ${operator} ${print(right, isAssociative(operator, right) ? operatorPrecedence : operatorPrecedence + 1)}`;
}

/** Returns whether an operand of `??` is a logical expression, or vice versa; the syntax requires parentheses. */
function mixesCoalescing(operator: BinaryOperator, operand: Expression): boolean {
  if (operand.kind !== 'binary') return false;
  const isLogical = (other: BinaryOperator): boolean => other === '&&' || other === '||';
  return (operator === '??' && isLogical(operand.operator)) || (isLogical(operator) && operand.operator === '??');
}

function isAssociative(operator: BinaryOperator, right: Expression): boolean {
  return (
    right.kind === 'binary' &&
    right.operator === operator &&
    (operator === '&&' || operator === '||' || operator === '??')
  );
}

function arrowCode({ parameters, body }: ArrowFunction, nameOf: NameOf): string {
  const code = printExpression(body, nameOf, precedence.arrow);
  return `(${parameters.map((parameter) => ('properties' in parameter ? patternCode(parameter, nameOf) : printParameter(parameter, nameOf))).join(', ')}) => ${code.startsWith('{') ? `(${code})` : code}`;
}

function patternCode({ properties, type }: PatternParameter, nameOf: NameOf): string {
  const bindings = properties.map((symbol) => printPropertyBinding(symbol.name, nameOf(symbol)));
  return `{ ${bindings.join(', ')} }: ${printType(type, nameOf)}`;
}

/** Prints the binding of a property to a variable in an object pattern. */
export function printPropertyBinding(property: string, name: string): string {
  const key = propertyKey(property);
  return key === name ? name : `${key}: ${name}`;
}

/** Prints the parameters of a function, without parentheses. */
export function printParameters(parameters: readonly Parameter[], nameOf: NameOf): SafeText<'ts'> {
  return trust(parameters.map((parameter) => printParameter(parameter, nameOf)).join(', '));
}

function printParameter(parameter: Parameter, nameOf: NameOf): string {
  const { default: value } = parameter;
  return `${printTypedName(parameter, nameOf)}${value ? ` = ${printExpression(value, nameOf, precedence.arrow)}` : ''}`;
}
