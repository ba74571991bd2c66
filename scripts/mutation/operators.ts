// Mutation operators: small code changes that a test should detect, such as a swapped operator.

import ts from 'typescript';
import type { Change } from '../../test/setup/mutation-plugin.ts';

export interface Mutation extends Change {
  /** One-based line of the change. */
  readonly line: number;
  /** Replaced code. */
  readonly before: string;
}

const swappedOperators: Readonly<Partial<Record<ts.SyntaxKind, string>>> = {
  [ts.SyntaxKind.LessThanToken]: '<=',
  [ts.SyntaxKind.LessThanEqualsToken]: '<',
  [ts.SyntaxKind.GreaterThanToken]: '>=',
  [ts.SyntaxKind.GreaterThanEqualsToken]: '>',
  [ts.SyntaxKind.EqualsEqualsEqualsToken]: '!==',
  [ts.SyntaxKind.ExclamationEqualsEqualsToken]: '===',
  [ts.SyntaxKind.AmpersandAmpersandToken]: '||',
  [ts.SyntaxKind.BarBarToken]: '&&',
  [ts.SyntaxKind.MinusToken]: '+',
  [ts.SyntaxKind.AsteriskToken]: '/',
  [ts.SyntaxKind.SlashToken]: '*',
  [ts.SyntaxKind.PercentToken]: '*',
  [ts.SyntaxKind.AmpersandToken]: '|',
  [ts.SyntaxKind.BarToken]: '&',
  [ts.SyntaxKind.PlusPlusToken]: '--',
  [ts.SyntaxKind.MinusMinusToken]: '++',
};

const equalityOperators: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
]);

const replacedMethods: ReadonlyMap<string, string> = new Map([
  ['some', 'every'],
  ['every', 'some'],
  ['min', 'max'],
  ['max', 'min'],
  ['startsWith', 'endsWith'],
  ['endsWith', 'startsWith'],
  ['floor', 'ceil'],
  ['ceil', 'floor'],
]);

/** Methods whose result has the type of the object, so that the call can be dropped. */
const droppedMethods: ReadonlySet<string> = new Set([
  'filter',
  'sort',
  'toSorted',
  'reverse',
  'toReversed',
  'trim',
  'trimEnd',
  'toLowerCase',
  'toUpperCase',
  'normalize',
  'slice',
]);

/** Returns all mutations of a file, in source order. */
export function listMutations(file: string, code: string): readonly Mutation[] {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.ES2023, true);
  const mutations: Mutation[] = [];
  const add = (start: number, end: number, text: string): void => {
    mutations.push({
      file,
      start,
      end,
      text,
      line: source.getLineAndCharacterOfPosition(start).line + 1,
      before: code.slice(start, end),
    });
  };
  const replace = (node: ts.Node, text: string): void => add(node.getStart(source), node.end, text);
  const visit = (node: ts.Node): void => {
    if (
      ts.isTypeNode(node) ||
      ts.isTypeAliasDeclaration(node) ||
      ts.isInterfaceDeclaration(node) ||
      ts.isImportDeclaration(node) ||
      ts.isExportDeclaration(node)
    )
      return;
    mutate(node, source, replace, add);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return mutations.sort((a, b) => a.start - b.start || a.end - b.end);
}

type Replace = (node: ts.Node, text: string) => void;
type Add = (start: number, end: number, text: string) => void;

function mutate(node: ts.Node, source: ts.SourceFile, replace: Replace, add: Add): void {
  if (ts.isIfStatement(node) || ts.isWhileStatement(node) || ts.isDoStatement(node))
    negate(node.expression, source, replace);
  else if (ts.isConditionalExpression(node)) negate(node.condition, source, replace);
  else if (ts.isForStatement(node)) negate(node.condition, source, replace);
  else if (ts.isBinaryExpression(node)) mutateBinary(node, replace, add);
  else if (ts.isPrefixUnaryExpression(node) || ts.isPostfixUnaryExpression(node)) mutateUnary(node, source, add);
  else if (ts.isCallExpression(node)) mutateCall(node, replace, add);
  else if (ts.isArrayLiteralExpression(node)) dropElements(node, add);
  else if (ts.isExpressionStatement(node) && !ts.isStringLiteral(node.expression)) replace(node, ';');
  else mutateLiteral(node, source, replace);
}

function negate(condition: ts.Expression | undefined, source: ts.SourceFile, replace: Replace): void {
  if (!condition) return;
  // Mutating the operator itself has the same effect.
  if (ts.isPrefixUnaryExpression(condition) && condition.operator === ts.SyntaxKind.ExclamationToken) return;
  if (ts.isBinaryExpression(condition) && equalityOperators.has(condition.operatorToken.kind)) return;
  replace(condition, `!(${condition.getText(source)})`);
}

function mutateBinary({ left, operatorToken, right }: ts.BinaryExpression, replace: Replace, add: Add): void {
  const operator = swappedOperators[operatorToken.kind];
  const isText = [left, right].some((side) => ts.isStringLiteralLike(side) || ts.isTemplateExpression(side));
  if (operator !== undefined) replace(operatorToken, operator);
  else if (operatorToken.kind === ts.SyntaxKind.PlusToken && !isText) replace(operatorToken, '-');
  else if (operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken) add(left.end, right.end, '');
}

function mutateUnary(
  node: ts.PrefixUnaryExpression | ts.PostfixUnaryExpression,
  source: ts.SourceFile,
  add: Add,
): void {
  const start = node.getStart(source);
  const { operand } = node;
  if (node.operator === ts.SyntaxKind.ExclamationToken) add(start, operand.getStart(source), '');
  else if (node.operator === ts.SyntaxKind.MinusToken) add(start, operand.getStart(source), '+');
  const step = swappedOperators[node.operator];
  if (step === undefined || node.operator === ts.SyntaxKind.MinusToken) return;
  if (ts.isPrefixUnaryExpression(node)) add(start, operand.getStart(source), step);
  else add(operand.end, node.end, step);
}

function mutateCall({ expression, arguments: values, end }: ts.CallExpression, replace: Replace, add: Add): void {
  if (ts.isPropertyAccessExpression(expression)) {
    const { name } = expression;
    const other = replacedMethods.get(name.text);
    if (other !== undefined) replace(name, other);
    if (droppedMethods.has(name.text)) add(expression.expression.end, end, '');
  }
  const last = values.at(-1);
  const previous = values.at(-2);
  // Options come last and can often be omitted.
  if (last && previous && isOption(last)) add(previous.end, last.end, '');
}

function isOption(value: ts.Expression): boolean {
  return (
    ts.isObjectLiteralExpression(value) ||
    ts.isLiteralExpression(value) ||
    value.kind === ts.SyntaxKind.TrueKeyword ||
    value.kind === ts.SyntaxKind.FalseKeyword
  );
}

function dropElements({ elements }: ts.ArrayLiteralExpression, add: Add): void {
  elements.forEach((element, index) => {
    const next = elements[index + 1];
    if (next) add(element.pos, next.pos, '');
    else add(elements[index - 1]?.end ?? element.pos, element.end, '');
  });
}

function mutateLiteral(node: ts.Node, source: ts.SourceFile, replace: Replace): void {
  if (node.kind === ts.SyntaxKind.TrueKeyword) replace(node, 'false');
  else if (node.kind === ts.SyntaxKind.FalseKeyword) replace(node, 'true');
  else if (ts.isNumericLiteral(node) && !isNameOrPath(node)) replace(node, String(Number(node.text) + 1));
  else if (ts.isStringLiteralLike(node) && !isNameOrPath(node)) replace(node, node.text === '' ? "'mutation'" : "''");
  else if (ts.isTemplateExpression(node)) replace(node, "''");
  else if (ts.isRegularExpressionLiteral(node)) dropAnchors(node, source, replace);
}

/** Returns whether a literal is a property name or a module path. */
function isNameOrPath(node: ts.Node): boolean {
  const { parent } = node;
  return (
    ((ts.isPropertyAssignment(parent) || ts.isMethodDeclaration(parent) || ts.isBindingElement(parent)) &&
      (parent as { readonly name?: ts.Node }).name === node) ||
    (ts.isCallExpression(parent) && parent.expression.kind === ts.SyntaxKind.ImportKeyword) ||
    ts.isTaggedTemplateExpression(parent)
  );
}

function dropAnchors(node: ts.RegularExpressionLiteral, source: ts.SourceFile, replace: Replace): void {
  const [, pattern = '', flags = ''] = /^\/(.*)\/([a-z]*)$/s.exec(node.getText(source)) ?? [];
  if (pattern.length < 2) return;
  if (pattern.startsWith('^')) replace(node, `/${pattern.slice(1)}/${flags}`);
  if (/[^\\]\$$/.test(pattern)) replace(node, `/${pattern.slice(0, -1)}/${flags}`);
}
