// Views of statements and declarations. Templates render them, and the formatter breaks lines.

import { trust, type SafeText } from '../branded-text.ts';
import { docComment } from './comment.ts';
import { alwaysReturns } from './inspect-tree.ts';
import { precedence, printPropertyBinding, printExpression, printParameters } from './print-expression.ts';
import { printType, type NameOf } from './print-type.ts';
import type { BlockView, ConstantView, DeclarationView, StatementView } from './statement-and-declaration-views.ts';
import type { Declaration, Expression, Statement, SwitchStatement, VariableStatement } from './tree.ts';
import { identifier, numberLiteral } from './typescript.ts';

/** Statements and declarations of a target that have their own templates. */
export interface SpecialViews<SpecialStatement, Special> {
  /** Returns the view of a statement with its own template; `undefined` for others. */
  readonly statement: (statement: Statement, nameOf: NameOf) => SpecialStatement | undefined;
  /** Returns the view of a declaration with its own template; `undefined` for others. */
  readonly declaration: (
    declaration: Declaration,
    view: DeclarationView<SpecialStatement>,
    nameOf: NameOf,
  ) => Special | undefined;
}

/** Returns the views of statements. */
function toStatementViews<S>(
  statements: readonly Statement[],
  nameOf: NameOf,
  special: SpecialViews<S, unknown>,
): readonly StatementView<S>[] {
  return statements.map((statement) => toStatementView(statement, nameOf, special));
}

function toStatementView<S>(statement: Statement, nameOf: NameOf, special: SpecialViews<S, unknown>): StatementView<S> {
  const specialView = special.statement(statement, nameOf);
  if (specialView !== undefined) return specialView;
  const bodyViews = (body: readonly Statement[]): readonly StatementView<S>[] =>
    toStatementViews(withoutBlock(body), nameOf, special);
  switch (statement.kind) {
    case 'return':
      return {
        partial: 'shared/statements/return',
        ...(statement.value && { value: printExpression(statement.value, nameOf) }),
      };
    case 'expression':
      return toExpressionView(statement.expression, nameOf);
    case 'variable':
      return toVariableView(statement, nameOf);
    case 'if': {
      const { test, then, else: otherwise = [] } = statement;
      const common = { condition: printExpression(test, nameOf), then: toBranchView(then, nameOf, special) };
      return otherwise.length === 0
        ? { partial: 'shared/statements/if', ...common }
        : { partial: 'shared/statements/if-else', ...common, otherwise: toElseView(otherwise, nameOf, special) };
    }
    case 'block':
      return toBlockView(statement.body, nameOf, special);
    case 'for':
      return {
        partial: 'shared/statements/for-index',
        index: trust(nameOf(statement.index)),
        from: numberLiteral(statement.from),
        list: printExpression(statement.list, nameOf, precedence.primary),
        body: bodyViews(statement.body),
      };
    case 'forOf':
      return {
        partial: 'shared/statements/for-of',
        item: trust(nameOf(statement.item)),
        list: printExpression(statement.list, nameOf, precedence.arrow),
        body: bodyViews(statement.body),
      };
    case 'forIn':
      return {
        partial: 'shared/statements/for-in',
        key: trust(nameOf(statement.key)),
        object: printExpression(statement.object, nameOf),
        body: bodyViews(statement.body),
      };
    case 'switch':
      return toSwitchView(statement, nameOf, special);
  }
}

function toExpressionView(expression: Expression, nameOf: NameOf): StatementView {
  if (expression.kind === 'assign' && expression.operator === '=')
    return {
      partial: 'shared/statements/assignment',
      target: printExpression(expression.target, nameOf, precedence.primary),
      value: printExpression(expression.value, nameOf, precedence.arrow),
    };
  if (expression.kind === 'call' && !expression.typeArguments && !expression.isPure)
    return {
      partial: 'shared/statements/call',
      function: printExpression(expression.callee, nameOf, precedence.primary),
      arguments: trust(expression.arguments.map((argument) => printExpression(argument, nameOf)).join(', ')),
    };
  return { partial: 'shared/statements/expression', expression: printExpression(expression, nameOf) };
}

function toVariableView({ keyword, target, type, value }: VariableStatement, nameOf: NameOf): StatementView {
  const isConst = keyword === 'const';
  if ('kind' in target)
    return {
      partial: 'shared/statements/variable',
      isConst,
      name: trust(nameOf(target)),
      ...(type && { type: printType(type, nameOf) }),
      ...(value && { value: printExpression(value, nameOf, precedence.arrow) }),
    };
  if (type || !value) throw new Error('a destructuring pattern must have a value and no type annotation');
  return {
    partial: 'shared/statements/destructuring',
    isConst,
    properties: target.map(([property, symbol]) => trust(printPropertyBinding(property, nameOf(symbol)))),
    object: printExpression(value, nameOf, precedence.arrow),
  };
}

/** Returns the view of a branch; a single plain statement needs no block. */
function toBranchView<S>(
  statements: readonly Statement[],
  nameOf: NameOf,
  special: SpecialViews<S, unknown>,
): StatementView<S> {
  const [single, ...others] = statements;
  return single !== undefined && others.length === 0 && (single.kind === 'return' || single.kind === 'expression')
    ? toStatementView(single, nameOf, special)
    : toBlockView(statements, nameOf, special);
}

function toElseView<S>(
  statements: readonly Statement[],
  nameOf: NameOf,
  special: SpecialViews<S, unknown>,
): StatementView<S> {
  const [single, ...others] = statements;
  return single?.kind === 'if' && others.length === 0
    ? toStatementView(single, nameOf, special)
    : toBranchView(statements, nameOf, special);
}

function toBlockView<S>(
  statements: readonly Statement[],
  nameOf: NameOf,
  special: SpecialViews<S, unknown>,
): BlockView<S> {
  return { partial: 'shared/statements/block', body: toStatementViews(withoutBlock(statements), nameOf, special) };
}

/** Unwraps a block that is the only statement. */
function withoutBlock(statements: readonly Statement[]): readonly Statement[] {
  const [single, ...others] = statements;
  return single?.kind === 'block' && others.length === 0 ? withoutBlock(single.body) : statements;
}

function toSwitchView<S>(
  { subject, cases, default: fallback }: SwitchStatement,
  nameOf: NameOf,
  special: SpecialViews<S, unknown>,
): StatementView<S> {
  // A case that declares variables needs its own block.
  const bodyViews = (body: readonly Statement[]): readonly StatementView<S>[] =>
    body.some(({ kind }) => kind === 'variable')
      ? [toBlockView(body, nameOf, special)]
      : toStatementViews(body, nameOf, special);
  return {
    partial: 'shared/statements/switch',
    subject: printExpression(subject, nameOf),
    cases: cases.map(({ values, body }) => ({
      values: values.map((value) => printExpression(value, nameOf)),
      body: bodyViews(body),
      needsBreak: !body.some(alwaysReturns),
    })),
    hasDefault: fallback !== undefined,
    fallback: bodyViews(fallback ?? []),
  };
}

/** Returns the view of a private constant. */
export function toConstantView(name: string, value: SafeText<'ts'>, type: SafeText<'ts'> | undefined): ConstantView {
  return {
    partial: 'shared/declarations/constant',
    isExported: false,
    name: identifier(name),
    ...(type !== undefined && { type }),
    value,
  };
}

/** Returns the view of a declaration. */
export function toDeclarationView<S, D>(
  declaration: Declaration,
  name: string,
  isExported: boolean,
  nameOf: NameOf,
  special: SpecialViews<S, D>,
): DeclarationView<S, D> {
  const view = toPlainDeclarationView(declaration, name, isExported, nameOf, special);
  return special.declaration(declaration, view, nameOf) ?? view;
}

function toPlainDeclarationView<S>(
  declaration: Declaration,
  name: string,
  isExported: boolean,
  nameOf: NameOf,
  special: SpecialViews<S, unknown>,
): DeclarationView<S> {
  const doc = docComment(declaration.doc, declaration.docTags);
  const common = { ...(doc !== undefined && { doc }), isExported, name: identifier(name) };
  switch (declaration.kind) {
    case 'function':
      return {
        partial: 'shared/declarations/function',
        ...common,
        parameters: printParameters(declaration.parameters, nameOf),
        result: printType(declaration.result, nameOf),
        body: toStatementViews(withoutBlock(declaration.body), nameOf, special),
      };
    case 'const':
      return {
        partial: 'shared/declarations/constant',
        ...common,
        type: printType(declaration.type, nameOf),
        value: printExpression(declaration.value, nameOf, precedence.arrow),
      };
    case 'type':
      return {
        partial: declaration.type.kind === 'objectType' ? 'shared/declarations/interface' : 'shared/declarations/type',
        ...common,
        type: printType(declaration.type, nameOf),
      };
  }
}
