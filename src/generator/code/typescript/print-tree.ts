// Printer of syntax trees. It adds parentheses and braces where the syntax requires them; the formatter breaks lines.

import { trust, type SafeText } from '../branded-text.ts';
import { docComment } from './comment.ts';
import { jsonLiteral } from './json-literal.ts';
import { identifier, literalKey, numberLiteral, propertyKey, regexLiteral } from './typescript.ts';
import type {
  ArrowFunction,
  BinaryExpression,
  BinaryOperator,
  CallExpression,
  Declaration,
  Expression,
  MemberType,
  Parameter,
  Statement,
  SwitchStatement,
  Symbol,
  Type,
} from './tree.ts';

/** Returns the name of a symbol in the module that is printed. */
export type NameOf = (symbol: Symbol) => string;

/** Operator precedence, lowest first (ECMAScript, chapter 13). */
const precedence = {
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

/** Prints an expression, in parentheses if its precedence is lower than `needed`. */
export function printExpression(expression: Expression, nameOf: NameOf, needed: number = 0): SafeText<'ts'> {
  const code = expressionCode(expression, nameOf);
  return trust(precedenceOf(expression) < needed ? `(${code})` : code);
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
      return precedence.arrow;
    case 'spread':
      return precedence.lowest;
    default:
      return precedence.primary;
  }
}

function expressionCode(expression: Expression, nameOf: NameOf): string {
  const print = (each: Expression, needed: number = precedence.lowest): string => printExpression(each, nameOf, needed);
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
        : `{ ${expression.properties.map(({ name, value }) => propertyCode(name, print(value, precedence.arrow))).join(', ')} }`;
    case 'array':
      return `[${expression.items.map((item) => print(item)).join(', ')}]`;
    case 'spread':
      return `...${print(expression.operand, precedence.arrow)}`;
    case 'cast':
      return `${print(expression.operand, precedence.sum)} as ${printType(expression.type, nameOf)}`;
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

function propertyCode(name: string, value: string): string {
  return name === value ? value : `${literalKey(name)}: ${value}`;
}

function callCode(expression: CallExpression, nameOf: NameOf): string {
  const { kind, callee, typeArguments = [], isPure } = expression;
  const types =
    typeArguments.length === 0 ? '' : `<${typeArguments.map((type) => printType(type, nameOf)).join(', ')}>`;
  const list = expression.arguments.map((each) => printExpression(each, nameOf)).join(', ');
  const prefix = `${isPure ? '/* @__PURE__ */ ' : ''}${kind === 'new' ? 'new ' : ''}`;
  return `${prefix}${printExpression(callee, nameOf, precedence.primary)}${types}(${list})`;
}

function binaryCode({ operator, left, right }: BinaryExpression, nameOf: NameOf): string {
  const own = binaryPrecedence[operator];
  const print = (operand: Expression, needed: number): string =>
    mixesCoalescing(operator, operand)
      ? `(${printExpression(operand, nameOf)})`
      : printExpression(operand, nameOf, needed);
  return `${print(left, own)} ${operator} ${print(right, isAssociative(operator, right) ? own : own + 1)}`;
}

/** Returns whether an operand of `??` is a logical expression, or the reverse; the syntax requires parentheses. */
function mixesCoalescing(operator: BinaryOperator, operand: Expression): boolean {
  if (operand.kind !== 'binary') return false;
  const isLogical = (each: BinaryOperator): boolean => each === '&&' || each === '||';
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
  return `(${parameters.map((each) => parameterCode(each, nameOf)).join(', ')}) => ${code.startsWith('{') ? `(${code})` : code}`;
}

function parameterCode({ symbol, type, default: value, isOptional }: Parameter, nameOf: NameOf): string {
  const annotation = type ? `: ${printType(type, nameOf)}` : '';
  return `${nameOf(symbol)}${isOptional ? '?' : ''}${annotation}${value ? ` = ${printExpression(value, nameOf, precedence.arrow)}` : ''}`;
}

/** Prints statements, each on a line. */
export function printStatements(statements: readonly Statement[], nameOf: NameOf): SafeText<'ts'> {
  return trust(statements.map((statement) => statementCode(statement, nameOf)).join('\n'));
}

function statementCode(statement: Statement, nameOf: NameOf): string {
  switch (statement.kind) {
    case 'return':
      return statement.value ? `return ${printExpression(statement.value, nameOf)};` : 'return;';
    case 'expression':
      return `${printExpression(statement.expression, nameOf)};`;
    case 'variable': {
      const { keyword, target, type, value } = statement;
      const pattern =
        'kind' in target
          ? nameOf(target)
          : `{ ${target.map(([property, symbol]) => bindingCode(property, nameOf(symbol))).join(', ')} }`;
      return `${keyword} ${pattern}${type ? `: ${printType(type, nameOf)}` : ''}${value ? ` = ${printExpression(value, nameOf, precedence.arrow)}` : ''};`;
    }
    case 'if': {
      const { test, then, else: otherwise = [] } = statement;
      const [first, ...others] = otherwise;
      const elseCode =
        first === undefined
          ? ''
          : ` else ${first.kind === 'if' && others.length === 0 ? statementCode(first, nameOf) : bodyCode(otherwise, nameOf)}`;
      return `if (${printExpression(test, nameOf)}) ${bodyCode(then, nameOf)}${elseCode}`;
    }
    case 'block':
      return blockCode(statement.body, nameOf);
    case 'for': {
      const index = nameOf(statement.index);
      return `for (let ${index} = ${numberLiteral(statement.from)}; ${index} < ${printExpression(statement.list, nameOf, precedence.primary)}.length; ${index}++) ${blockCode(statement.body, nameOf)}`;
    }
    case 'forOf':
      return `for (const ${nameOf(statement.item)} of ${printExpression(statement.list, nameOf, precedence.arrow)}) ${blockCode(statement.body, nameOf)}`;
    case 'forIn':
      return `for (const ${nameOf(statement.key)} in ${printExpression(statement.object, nameOf)}) ${blockCode(statement.body, nameOf)}`;
    case 'switch':
      return switchCode(statement, nameOf);
  }
}

function bindingCode(property: string, name: string): string {
  const key = propertyKey(property);
  return key === name ? name : `${key}: ${name}`;
}

/** Prints a branch; a single plain statement needs no braces. */
function bodyCode(statements: readonly Statement[], nameOf: NameOf): string {
  const [single, ...others] = statements;
  return single !== undefined && others.length === 0 && (single.kind === 'return' || single.kind === 'expression')
    ? statementCode(single, nameOf)
    : blockCode(statements, nameOf);
}

function blockCode(statements: readonly Statement[], nameOf: NameOf): string {
  const [single, ...others] = statements;
  if (single?.kind === 'block' && others.length === 0) return blockCode(single.body, nameOf);
  return `{ ${printStatements(statements, nameOf)} }`;
}

function switchCode({ subject, cases, default: fallback }: SwitchStatement, nameOf: NameOf): string {
  const lines = cases.map(({ values, body }) => {
    const labels = values.map((value) => `case ${printExpression(value, nameOf)}:`).join('\n');
    const end = body.some(({ kind }) => kind === 'return') ? '' : ' break;';
    return `${labels} ${caseBodyCode(body, nameOf)}${end}`;
  });
  if (fallback) lines.push(`default: ${caseBodyCode(fallback, nameOf)}`);
  return `switch (${printExpression(subject, nameOf)}) { ${lines.join('\n')} }`;
}

/** Variables of a case get a scope. */
function caseBodyCode(body: readonly Statement[], nameOf: NameOf): string {
  return body.some(({ kind }) => kind === 'variable') ? blockCode(body, nameOf) : printStatements(body, nameOf);
}

/** Prints the declaration of a private constant. */
export function printConstant(name: string, value: SafeText<'ts'>, type: SafeText<'ts'> | undefined): SafeText<'ts'> {
  return trust(`const ${identifier(name)}${type === undefined ? '' : `: ${type}`} = ${value};`);
}

/** Prints a declaration with its doc comment. */
export function printDeclaration(
  declaration: Declaration,
  name: string,
  isExported: boolean,
  nameOf: NameOf,
): SafeText<'ts'> {
  const comment = docComment(declaration.doc, declaration.docTags);
  const prefix = `${comment === undefined ? '' : `${comment}\n`}${isExported ? 'export ' : ''}`;
  const own = identifier(name);
  switch (declaration.kind) {
    case 'function': {
      const parameters = declaration.parameters.map((each) => parameterCode(each, nameOf)).join(', ');
      return trust(
        `${prefix}function ${own}(${parameters}): ${printType(declaration.result, nameOf)} ${blockCode(declaration.body, nameOf)}`,
      );
    }
    case 'const':
      return trust(
        `${prefix}const ${own}: ${printType(declaration.type, nameOf)} = ${printExpression(declaration.value, nameOf, precedence.arrow)};`,
      );
    case 'type':
      return declaration.type.kind === 'objectType'
        ? trust(`${prefix}interface ${own} ${printType(declaration.type, nameOf)}`)
        : trust(`${prefix}type ${own} = ${printType(declaration.type, nameOf)};`);
  }
}

/** Prints a type on one line. */
export function printType(type: Type, nameOf: NameOf): SafeText<'ts'> {
  return trust(typeCode(type, nameOf));
}

function typeCode(type: Type, nameOf: NameOf): string {
  const print = (each: Type): string => typeCode(each, nameOf);
  switch (type.kind) {
    case 'keyword':
      return type.name;
    case 'literalType':
      return jsonLiteral(type.value);
    case 'reference':
      return `${nameOf(type.symbol)}${type.typeArguments ? `<${type.typeArguments.map(print).join(', ')}>` : ''}`;
    case 'union':
      return type.types.map((each) => operandCode(each, ['functionType'], nameOf)).join(' | ');
    case 'intersection':
      return type.types.map((each) => operandCode(each, ['functionType', 'union'], nameOf)).join(' & ');
    case 'arrayType':
      return `readonly ${operandCode(type.item, compositeTypes, nameOf)}[]`;
    case 'tuple':
      return `readonly [${[
        ...type.items.map((item) =>
          item.isOptional ? `${operandCode(item.type, compositeTypes, nameOf)}?` : print(item.type),
        ),
        ...(type.rest ? [`...${operandCode(type.rest, compositeTypes, nameOf)}[]`] : []),
      ].join(', ')}]`;
    case 'objectType':
      return type.members.length === 0
        ? '{}'
        : `{ ${type.members.map((each) => memberCode(each, nameOf)).join('\n')} }`;
    case 'mapped':
      return `{ readonly [Key in ${print(type.keys)}]: ${print(type.value)} }`;
    case 'functionType':
      return `(${type.parameters.map((each) => parameterCode(each, nameOf)).join(', ')}) => ${print(type.result)}`;
    case 'indexed':
      return `${operandCode(type.object, compositeTypes, nameOf)}[${print(type.index)}]`;
    case 'predicate':
      return `${nameOf(type.parameter)} is ${print(type.type)}`;
  }
}

const compositeTypes: readonly Type['kind'][] = ['union', 'intersection', 'functionType', 'arrayType', 'tuple'];

/** Prints a type, in parentheses if it is of one of the kinds. */
function operandCode(type: Type, kinds: readonly Type['kind'][], nameOf: NameOf): string {
  const code = typeCode(type, nameOf);
  return kinds.includes(type.kind) ? `(${code})` : code;
}

function memberCode({ name, type, isOptional }: MemberType, nameOf: NameOf): string {
  const code = typeCode(type, nameOf);
  if (name === undefined) return `readonly [name: string]: ${code};`;
  return `readonly ${propertyKey(name)}${isOptional ? '?' : ''}: ${code};`;
}
