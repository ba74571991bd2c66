// Names of the variables in a declaration or expression, by scope.

import { parameterSymbols, visitSymbols } from './inspect-tree.ts';
import type { NameOf } from './print-type.ts';
import type { Declaration, Expression, LocalSymbol, Statement, Symbol } from './tree.ts';
import { createNameAssigner } from './unique-names.ts';

/**
 * Returns the names in a declaration or expression. Variable names differ from the names of the module, and from each
 * other if both are in scope. Unused parameters and loop variables get an underscore.
 */
export function nameLocals(
  node: Declaration | Expression,
  mentions: ReadonlyMap<Symbol, number>,
  moduleNames: ReadonlySet<string>,
  outer: NameOf,
): NameOf {
  const locals = [...mentions.keys()].filter((symbol) => symbol.kind === 'local');
  const hasDuplicates = new Set(locals.map(({ name }) => name)).size < locals.length;
  const conflicts = hasDuplicates
    ? findConflicts(node)
    : new Map(locals.map((symbol) => [symbol, new Set<LocalSymbol>()]));
  const names = new Map<LocalSymbol, string>();
  for (const [symbol, others] of conflicts) {
    const usedNames = new Set([...others].map((other) => names.get(other)));
    const assignName = createNameAssigner((name) => usedNames.has(name) || moduleNames.has(name));
    names.set(symbol, assignName(mentions.get(symbol) === 1 ? `_${symbol.name}` : symbol.name));
  }
  return (symbol) => (symbol.kind === 'local' ? (names.get(symbol) ?? symbol.name) : outer(symbol));
}

/** Returns the variables in declaration order, each with the variables whose names it must not share. */
function findConflicts(node: Declaration | Expression): ReadonlyMap<LocalSymbol, ReadonlySet<LocalSymbol>> {
  const conflicts = new Map<LocalSymbol, Set<LocalSymbol>>();
  const getConflicts = (symbol: LocalSymbol): Set<LocalSymbol> => {
    const known = conflicts.get(symbol) ?? new Set();
    conflicts.set(symbol, known);
    return known;
  };
  visitScopes(node, (declared, body, visible) => {
    const used = new Set<LocalSymbol>(declared);
    for (const node of body)
      visitSymbols(node, (symbol) => {
        if (symbol.kind === 'local' && visible.has(symbol)) used.add(symbol);
      });
    for (const symbol of declared) {
      for (const other of used) {
        if (other === symbol) continue;
        getConflicts(symbol).add(other);
        getConflicts(other).add(symbol);
      }
      getConflicts(symbol);
    }
  });
  return conflicts;
}

/** Receives the variables that a scope declares, its code, and the variables of the scopes around it. */
type VisitScope = (
  declared: readonly LocalSymbol[],
  body: readonly (Expression | Statement)[],
  visible: ReadonlySet<LocalSymbol>,
) => void;

function visitScopes(node: Declaration | Expression, visitScope: VisitScope): void {
  if (node.kind === 'type') return;
  if (node.kind === 'const') return visitExpression(node.value, new Set(), visitScope);
  if (node.kind !== 'function') return visitExpression(node, new Set(), visitScope);
  const parameters = node.parameters.map(({ symbol }) => symbol);
  visitScope(parameters, node.body, new Set());
  visitStatements(node.body, new Set(parameters), visitScope);
}

/** Visits the statements of a block. Its variables are visible in all of it. */
function visitStatements(
  statements: readonly Statement[],
  visible: ReadonlySet<LocalSymbol>,
  visitScope: VisitScope,
): void {
  const declared = statements.flatMap((statement) => {
    if (statement.kind !== 'variable') return [];
    return 'kind' in statement.target ? [statement.target] : statement.target.map(([, symbol]) => symbol);
  });
  if (declared.length > 0) visitScope(declared, statements, visible);
  const inner = declared.length > 0 ? new Set([...visible, ...declared]) : visible;
  for (const statement of statements) visitStatement(statement, inner, visitScope);
}

function visitStatement(statement: Statement, visible: ReadonlySet<LocalSymbol>, visitScope: VisitScope): void {
  const visit = (expression: Expression | undefined): void => {
    if (expression) visitExpression(expression, visible, visitScope);
  };
  const loop = (variable: LocalSymbol, list: Expression, body: readonly Statement[]): void => {
    visit(list);
    visitScope([variable], [list, ...body], visible);
    visitStatements(body, new Set([...visible, variable]), visitScope);
  };
  switch (statement.kind) {
    case 'return':
    case 'variable':
      return visit(statement.value);
    case 'expression':
      return visit(statement.expression);
    case 'if':
      visit(statement.test);
      visitStatements(statement.then, visible, visitScope);
      return visitStatements(statement.else ?? [], visible, visitScope);
    case 'block':
      return visitStatements(statement.body, visible, visitScope);
    case 'for':
      return loop(statement.index, statement.list, statement.body);
    case 'forOf':
      return loop(statement.item, statement.list, statement.body);
    case 'forIn':
      return loop(statement.key, statement.object, statement.body);
    case 'switch':
      visit(statement.subject);
      for (const { values, body } of statement.cases) {
        values.forEach(visit);
        visitStatements(body, visible, visitScope);
      }
      return visitStatements(statement.default ?? [], visible, visitScope);
  }
}

/** Visits the arrow functions in an expression. */
function visitExpression(expression: Expression, visible: ReadonlySet<LocalSymbol>, visitScope: VisitScope): void {
  const visit = (operand: Expression): void => visitExpression(operand, visible, visitScope);
  switch (expression.kind) {
    case 'arrow': {
      const parameters = expression.parameters.flatMap(parameterSymbols);
      visitScope(parameters, [expression.body], visible);
      return visitExpression(expression.body, new Set([...visible, ...parameters]), visitScope);
    }
    case 'call':
    case 'new':
      visit(expression.callee);
      return expression.arguments.forEach(visit);
    case 'member':
      return visit(expression.object);
    case 'index':
      visit(expression.object);
      return visit(expression.index);
    case 'unary':
    case 'increment':
    case 'spread':
    case 'nonNull':
    case 'cast':
    case 'satisfies':
      return visit(expression.operand);
    case 'binary':
      visit(expression.left);
      return visit(expression.right);
    case 'conditional':
      visit(expression.test);
      visit(expression.then);
      return visit(expression.else);
    case 'assign':
      visit(expression.target);
      return visit(expression.value);
    case 'object':
      for (const { value } of expression.properties) visit(value);
      return;
    case 'array':
      return expression.items.forEach(visit);
    case 'literal':
    case 'regex':
    case 'name':
    case 'global':
      return;
  }
}
