// Questions about syntax trees: which symbols they mention, and whether control gets past a statement.

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

/** Calls `visit` for each symbol that a node mentions, in the order of the text. */
export function visitSymbols(node: TreeNode, visit: (symbol: Symbol) => void): void {
  const each = (child: TreeNode | undefined): void => {
    if (child) visitSymbols(child, visit);
  };
  const all = (children: readonly TreeNode[] = []): void => children.forEach(each);
  const parameters = (list: readonly (Parameter | PatternParameter)[]): void => {
    for (const parameter of list) {
      for (const symbol of parameterSymbols(parameter)) visit(symbol);
      each(parameter.type);
      if ('default' in parameter) each(parameter.default);
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
      return all(node.typeArguments);
    case 'globalType':
      return all(node.typeArguments);
    case 'call':
    case 'new':
      each(node.callee);
      all(node.typeArguments);
      return all(node.arguments);
    case 'member':
      return each(node.object);
    case 'index':
    case 'indexed':
      each(node.object);
      return each(node.index);
    case 'unary':
    case 'increment':
    case 'spread':
    case 'nonNull':
      return each(node.operand);
    case 'cast':
    case 'satisfies':
      each(node.operand);
      return each(node.type);
    case 'binary':
      each(node.left);
      return each(node.right);
    case 'conditional':
      each(node.test);
      each(node.then);
      return each(node.else);
    case 'assign':
      each(node.target);
      return each(node.value);
    case 'object':
      for (const { value } of node.properties) each(value);
      return;
    case 'array':
      return all(node.items);
    case 'arrow':
      parameters(node.parameters);
      return each(node.body);
    case 'return':
      return each(node.value);
    case 'expression':
      return each(node.expression);
    case 'variable':
      if ('kind' in node.target) visit(node.target);
      else for (const [, symbol] of node.target) visit(symbol);
      each(node.type);
      return each(node.value);
    case 'if':
      each(node.test);
      all(node.then);
      return all(node.else);
    case 'block':
      return all(node.body);
    case 'for':
      visit(node.index);
      each(node.list);
      return all(node.body);
    case 'forOf':
      visit(node.item);
      each(node.list);
      return all(node.body);
    case 'forIn':
      visit(node.key);
      each(node.object);
      return all(node.body);
    case 'switch':
      each(node.subject);
      for (const { values, body } of node.cases) {
        all(values);
        all(body);
      }
      return all(node.default);
    case 'union':
    case 'intersection':
      return all(node.types);
    case 'arrayType':
      return each(node.item);
    case 'tuple':
      for (const { type } of node.items) each(type);
      return each(node.rest);
    case 'objectType':
      for (const { type } of node.members) each(type);
      return;
    case 'mapped':
      each(node.keys);
      return each(node.value);
    case 'functionType':
      for (const { type } of node.parameters) each(type);
      return each(node.result);
    case 'predicate':
      return each(node.type);
    case 'function':
      parameters(node.parameters);
      each(node.result);
      return all(node.body);
    case 'const':
      each(node.type);
      return each(node.value);
    case 'type':
      return each(node.type);
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
  for (const node of nodes) visitSymbols(node, (each) => (isMentioned ||= isSameSymbol(each, symbol)));
  return isMentioned;
}

/** Returns the statements up to the first that always returns. */
export function reachable(statements: readonly Statement[]): readonly Statement[] {
  const last = statements.findIndex(alwaysReturns);
  return last < 0 ? statements : statements.slice(0, last + 1);
}

/** Returns whether control never gets past a statement. */
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

/** Returns the conditions under each of which a statement returns. */
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

export function isSameSymbol(a: Symbol, b: Symbol): boolean {
  if (a === b) return true;
  if (a.kind === 'import' && b.kind === 'import') return a.name === b.name && a.from === b.from;
  if (a.kind === 'declared' && b.kind === 'declared') return a.key === b.key && a.module === b.module;
  return a.kind === 'constant' && b.kind === 'constant' && isSameNode(a.value, b.value);
}

/** Returns the nodes without duplicates. */
export function distinctNodes<N extends TreeNode>(nodes: readonly N[]): readonly N[] {
  return nodes.filter((node, position) => nodes.findIndex((each) => isSameNode(each, node)) === position);
}

/** Returns whether two nodes print the same code in the same module. */
export function isSameNode(a: TreeNode, b: TreeNode): boolean {
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

function isSymbol(value: object): value is Symbol {
  return (
    'kind' in value &&
    (value.kind === 'local' || value.kind === 'import' || value.kind === 'constant' || value.kind === 'declared')
  );
}
