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

type VisitSymbol = (symbol: Symbol) => void;

/** Calls `visit` for each symbol that a node mentions, in order of appearance. */
export function visitSymbols(node: TreeNode, visit: VisitSymbol): void {
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
      return visitList(node.typeArguments, visit);
    case 'globalType':
      return visitList(node.typeArguments, visit);
    case 'call':
    case 'new':
      visitOptional(node.callee, visit);
      visitList(node.typeArguments, visit);
      return visitList(node.arguments, visit);
    case 'member':
    case 'keyof':
      return visitOptional(node.object, visit);
    case 'index':
    case 'indexed':
      visitOptional(node.object, visit);
      return visitOptional(node.index, visit);
    case 'unary':
    case 'increment':
    case 'spread':
    case 'nonNull':
      return visitOptional(node.operand, visit);
    case 'cast':
    case 'satisfies':
      visitOptional(node.operand, visit);
      return visitOptional(node.type, visit);
    case 'binary':
      visitOptional(node.left, visit);
      return visitOptional(node.right, visit);
    case 'conditional':
      visitOptional(node.test, visit);
      visitOptional(node.then, visit);
      return visitOptional(node.else, visit);
    case 'assign':
      visitOptional(node.target, visit);
      return visitOptional(node.value, visit);
    case 'object':
      for (const { value } of node.properties) visitOptional(value, visit);
      return;
    case 'array':
      return visitList(node.items, visit);
    case 'arrow':
      visitParameters(node.parameters, visit);
      return visitOptional(node.body, visit);
    case 'return':
      return visitOptional(node.value, visit);
    case 'expression':
      return visitOptional(node.expression, visit);
    case 'variable':
      if ('kind' in node.target) visit(node.target);
      else for (const [, symbol] of node.target) visit(symbol);
      visitOptional(node.type, visit);
      return visitOptional(node.value, visit);
    case 'if':
      visitOptional(node.test, visit);
      visitList(node.then, visit);
      return visitList(node.else, visit);
    case 'block':
      return visitList(node.body, visit);
    case 'for':
      visit(node.index);
      visitOptional(node.list, visit);
      return visitList(node.body, visit);
    case 'forOf':
      visit(node.item);
      visitOptional(node.list, visit);
      return visitList(node.body, visit);
    case 'forIn':
      visit(node.key);
      visitOptional(node.object, visit);
      return visitList(node.body, visit);
    case 'switch':
      visitOptional(node.subject, visit);
      for (const { values, body } of node.cases) {
        visitList(values, visit);
        visitList(body, visit);
      }
      return visitList(node.default, visit);
    case 'union':
    case 'intersection':
      return visitList(node.types, visit);
    case 'arrayType':
      return visitOptional(node.item, visit);
    case 'tuple':
      for (const { type } of node.items) visitOptional(type, visit);
      return visitOptional(node.rest, visit);
    case 'objectType':
      for (const { type } of node.members) visitOptional(type, visit);
      return;
    case 'mapped':
      visitOptional(node.keys, visit);
      return visitOptional(node.value, visit);
    case 'functionType':
      for (const { type } of node.parameters) visitOptional(type, visit);
      return visitOptional(node.result, visit);
    case 'predicate':
      return visitOptional(node.type, visit);
    case 'function':
      visitParameters(node.parameters, visit);
      visitOptional(node.result, visit);
      return visitList(node.body, visit);
    case 'const':
      visitOptional(node.type, visit);
      return visitOptional(node.value, visit);
    case 'type':
      return visitOptional(node.type, visit);
    default:
      node satisfies never;
  }
}

function visitOptional(node: TreeNode | undefined, visit: VisitSymbol): void {
  if (node) visitSymbols(node, visit);
}

function visitList(nodes: readonly TreeNode[] | undefined, visit: VisitSymbol): void {
  if (nodes) for (const node of nodes) visitSymbols(node, visit);
}

function visitParameters(parameters: readonly (Parameter | PatternParameter)[], visit: VisitSymbol): void {
  for (const parameter of parameters) {
    for (const symbol of parameterSymbols(parameter)) visit(symbol);
    visitOptional(parameter.type, visit);
    if ('default' in parameter) visitOptional(parameter.default, visit);
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
