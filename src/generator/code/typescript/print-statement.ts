// Printer of statements and declarations. It adds braces where the syntax requires them; the formatter breaks lines.

import { trust, type SafeText } from '../branded-text.ts';
import { docComment } from './comment.ts';
import {
  precedence,
  printBinding,
  printExpression,
  printParameter,
  printType,
  type NameOf,
} from './print-expression.ts';
import type { Declaration, Statement, SwitchStatement } from './tree.ts';
import { identifier, numberLiteral } from './typescript.ts';

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
          : `{ ${target.map(([property, symbol]) => printBinding(property, nameOf(symbol))).join(', ')} }`;
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
      const parameters = declaration.parameters.map((each) => printParameter(each, nameOf)).join(', ');
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
