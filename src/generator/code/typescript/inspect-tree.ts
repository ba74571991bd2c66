// Analysis of syntax trees: mentioned symbols, reachability, and structural equality.

import type {
  Declaration,
  Expression,
  LocalSymbol,
  Parameter,
  PatternParameter,
  Statement,
  Symbol,
  Type,
} from './tree.ts';

export type TreeNode = Expression | Statement | Type | Declaration;

/** Calls `visit` for each symbol that a node mentions, in order of appearance. */
export function visitSymbols(node: TreeNode, visit: (symbol: Symbol) => void): void {
  const visitNode = (child: TreeNode | undefined): void => {
    if (child) visitSymbols(child, visit);
  };
  const visitNodes = (children: readonly TreeNode[] = []): void => children.forEach(visitNode);
  const visitParameters = (list: readonly (Parameter | PatternParameter)[]): void => {
    for (const parameter of list) {
      for (const symbol of parameterSymbols(parameter)) visit(symbol);
      visitNode(parameter.type);
      if ('default' in parameter) visitNode(parameter.default);
    }
  };
  switch (node.kind) {
    case 'literal':
    case 'regex':
    case 'global':
    case 'keyword':
    case 'literalType':
      return;
    case 'name':
      return visit(node.symbol);
    case 'reference':
      visit(node.symbol);
      return visitNodes(node.typeArguments);
    case 'globalType':
      return visitNodes(node.typeArguments);
    case 'call':
    case 'new':
      visitNode(node.callee);
      visitNodes(node.typeArguments);
      return visitNodes(node.arguments);
    case 'member':
    case 'keyof':
      return visitNode(node.object);
    case 'index':
    case 'indexed':
      visitNode(node.object);
      return visitNode(node.index);
    case 'unary':
    case 'increment':
    case 'spread':
    case 'nonNull':
      return visitNode(node.operand);
    case 'cast':
    case 'satisfies':
      visitNode(node.operand);
      return visitNode(node.type);
    case 'binary':
      visitNode(node.left);
      return visitNode(node.right);
    case 'conditional':
      visitNode(node.test);
      visitNode(node.then);
      return visitNode(node.else);
    case 'assign':
      visitNode(node.target);
      return visitNode(node.value);
    case 'object':
      for (const { value } of node.properties) visitNode(value);
      return;
    case 'array':
      return visitNodes(node.items);
    case 'arrow':
      visitParameters(node.parameters);
      return visitNode(node.body);
    case 'return':
      return visitNode(node.value);
    case 'expression':
      return visitNode(node.expression);
    case 'variable':
      if ('kind' in node.target) visit(node.target);
      else for (const [, symbol] of node.target) visit(symbol);
      visitNode(node.type);
      return visitNode(node.value);
    case 'if':
      visitNode(node.test);
      visitNodes(node.then);
      return visitNodes(node.else);
    case 'block':
      return visitNodes(node.body);
    case 'for':
      visit(node.index);
      visitNode(node.list);
      return visitNodes(node.body);
    case 'forOf':
      visit(node.item);
      visitNode(node.list);
      return visitNodes(node.body);
    case 'forIn':
      visit(node.key);
      visitNode(node.object);
      return visitNodes(node.body);
    case 'switch':
      visitNode(node.subject);
      for (const { values, body } of node.cases) {
        visitNodes(values);
        visitNodes(body);
      }
      return visitNodes(node.default);
    case 'union':
    case 'intersection':
      return visitNodes(node.types);
    case 'arrayType':
      return visitNode(node.item);
    case 'tuple':
      for (const { type } of node.items) visitNode(type);
      return visitNode(node.rest);
    case 'objectType':
      for (const { type } of node.members) visitNode(type);
      return;
    case 'mapped':
      visitNode(node.keys);
      return visitNode(node.value);
    case 'functionType':
      for (const { type } of node.parameters) visitNode(type);
      return visitNode(node.result);
    case 'predicate':
      return visitNode(node.type);
    case 'function':
      visitParameters(node.parameters);
      visitNode(node.result);
      return visitNodes(node.body);
    case 'const':
      visitNode(node.type);
      return visitNode(node.value);
    case 'type':
      return visitNode(node.type);
    default:
      node satisfies never;
  }
}

/** Returns the variables that a parameter declares. */
export function parameterSymbols(parameter: Parameter | PatternParameter): readonly LocalSymbol[] {
  return 'properties' in parameter ? parameter.properties : [parameter.symbol];
}

/** Returns whether a symbol occurs in the nodes. */
export function mentions(nodes: readonly TreeNode[], symbol: Symbol): boolean {
  let isMentioned = false;
  for (const node of nodes) visitSymbols(node, (mentioned) => (isMentioned ||= isSameSymbol(mentioned, symbol)));
  return isMentioned;
}

/** Returns the statements up to the first one that always returns. */
export function reachable(statements: readonly Statement[]): readonly Statement[] {
  const last = statements.findIndex(alwaysReturns);
  return last < 0 ? statements : statements.slice(0, last + 1);
}

/** Returns whether a statement always returns, so that no later statement is reachable. */
export function alwaysReturns(statement: Statement): boolean {
  switch (statement.kind) {
    case 'return':
      return true;
    case 'block':
      return statement.body.some(alwaysReturns);
    case 'if':
      return statement.then.some(alwaysReturns) && (statement.else?.some(alwaysReturns) ?? false);
    case 'switch':
      return (
        statement.cases.every(({ body }) => body.some(alwaysReturns)) &&
        (statement.default?.some(alwaysReturns) ?? false)
      );
    case 'expression':
    case 'variable':
    case 'for':
    case 'forOf':
    case 'forIn':
      return false;
  }
}

/** Returns the conditions under which a statement returns; each one suffices. */
export function returnConditions(statement: Statement): readonly Expression[] {
  if (statement.kind === 'block') return statement.body.flatMap(returnConditions);
  if (statement.kind !== 'if' || !statement.then.some(alwaysReturns)) return [];
  return [...alternatives(statement.test), ...(statement.else ?? []).flatMap(returnConditions)];
}

/** Returns the operands of a disjunction. */
function alternatives(test: Expression): readonly Expression[] {
  return test.kind === 'binary' && test.operator === '||'
    ? [...alternatives(test.left), ...alternatives(test.right)]
    : [test];
}

function isSameSymbol(a: Symbol, b: Symbol): boolean {
  if (a === b) return true;
  if (a.kind === 'import' && b.kind === 'import') return a.name === b.name && a.from === b.from;
  if (a.kind === 'declared' && b.kind === 'declared') return a.key === b.key && a.module === b.module;
  return a.kind === 'constant' && b.kind === 'constant' && isSameNode(a.value, b.value);
}

/** Returns the nodes without duplicates. */
export function distinctNodes<N extends TreeNode>(nodes: readonly N[]): readonly N[] {
  // A union can have thousands of literals, so they are not compared with each other.
  const literals = new Set<unknown>();
  const distinct: N[] = [];
  for (const node of nodes) {
    if (node.kind === 'literalType') {
      if (literals.has(node.value)) continue;
      literals.add(node.value);
    } else if (distinct.some((other) => other.kind === node.kind && isSameNode(other, node))) continue;
    distinct.push(node);
  }
  return distinct;
}

/** Returns whether two nodes print the same code in the same module. */
export function isSameNode(a: TreeNode | Parameter, b: TreeNode | Parameter): boolean {
  return isSameValue(a, b);
}

function isSameValue(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (isSymbol(a) || isSymbol(b)) return isSymbol(a) && isSymbol(b) && isSameSymbol(a, b);
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => Object.hasOwn(b, key) && isSameValue(a[key as keyof typeof a], b[key as keyof typeof b]))
  );
}

/** Returns whether an object in a tree is a symbol. */
export function isSymbol(value: object): value is Symbol {
  return (
    'kind' in value &&
    (value.kind === 'local' || value.kind === 'import' || value.kind === 'constant' || value.kind === 'declared')
  );
}
