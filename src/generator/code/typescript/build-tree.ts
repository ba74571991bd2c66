// Constructors of syntax tree nodes, which simplify conditions that are always true or always false.

import type { Json } from '../../source/node.ts';
import { distinctNodes, reachable } from './inspect-tree.ts';
import type {
  BinaryOperator,
  OnDemandSymbol,
  Expression,
  GlobalName,
  GlobalTypeName,
  KeywordType,
  LocalSymbol,
  MemberType,
  Parameter,
  PatternParameter,
  Statement,
  SwitchCase,
  Symbol,
  Type,
} from './tree.ts';

export function local(name: string): LocalSymbol {
  return { kind: 'local', name };
}

/** Returns an expression that refers to a symbol. */
export function name(symbol: Symbol): Expression {
  return { kind: 'name', symbol };
}

/** Returns an expression that refers to an export of another module or package. */
export function imported(exportName: string, from: string): Expression {
  return name({ kind: 'import', name: exportName, from, isType: false });
}

export function global(globalName: GlobalName): Expression {
  return { kind: 'global', name: globalName };
}

export function literal(value: Json | undefined): Expression {
  return { kind: 'literal', value };
}

/** Returns an expression that refers to a constant of the module; `preferredName` is a hint. */
export function constant(preferredName: string, value: Expression, type?: Type): Expression {
  return name({ kind: 'constant', name: preferredName, value, ...(type && { type }) });
}

export function call(callee: Expression | OnDemandSymbol, ...args: readonly Expression[]): Expression {
  return { kind: 'call', callee: callee.kind === 'declared' ? name(callee) : callee, arguments: args };
}

/** Returns a call with type arguments. */
export function callGeneric(
  callee: Expression,
  typeArguments: readonly Type[],
  ...args: readonly Expression[]
): Expression {
  return { kind: 'call', callee, typeArguments, arguments: args };
}

/** Returns `new Set<itemType>([…])`. */
export function newSet(itemType: Type, values: readonly Json[]): Expression {
  return { kind: 'new', callee: global('Set'), typeArguments: [itemType], arguments: [literal(values)] };
}

/** Returns a method call: `method(text, 'startsWith', prefix)` is `text.startsWith(prefix)`. */
export function method(object: Expression, methodName: string, ...args: readonly Expression[]): Expression {
  return call(member(object, methodName), ...args);
}

/** Returns `object.property`; the property must be an identifier. */
export function member(object: Expression, property: string): Expression {
  return { kind: 'member', object, name: property };
}

/** Returns `object?.property`. */
export function optionalMember(object: Expression, property: string): Expression {
  return { kind: 'member', object, name: property, isOptional: true };
}

export function index(object: Expression, key: Expression): Expression {
  return { kind: 'index', object, index: key };
}

export function typeOf(operand: Expression): Expression {
  return { kind: 'unary', operator: 'typeof', operand };
}

/** Negates a condition. Comparisons for equality are inverted. */
export function not(operand: Expression): Expression {
  if (isLiteral(operand, true)) return literal(false);
  if (isLiteral(operand, false)) return literal(true);
  if (operand.kind === 'unary' && operand.operator === '!') return operand.operand;
  if (operand.kind === 'binary' && operand.operator === '===') return { ...operand, operator: '!==' };
  if (operand.kind === 'binary' && operand.operator === '!==') return { ...operand, operator: '===' };
  return { kind: 'unary', operator: '!', operand };
}

const oppositeComparisons: ReadonlyMap<BinaryOperator, BinaryOperator> = new Map([
  ['<', '>='],
  ['>', '<='],
  ['<=', '>'],
  ['>=', '<'],
]);

/**
 * Negates a condition by negating the operands of `&&` and `||`, and comparisons. Compared values must not be `NaN`,
 * which type tests of numbers exclude.
 */
export function negate(condition: Expression): Expression {
  if (condition.kind !== 'binary') return not(condition);
  const { left, operator, right } = condition;
  if (operator === '||') return and(negate(left), negate(right));
  if (operator === '&&') return or(negate(left), negate(right));
  const opposite = oppositeComparisons.get(operator);
  return opposite ? binary(left, opposite, right) : not(condition);
}

export function binary(left: Expression, operator: BinaryOperator, right: Expression): Expression {
  return { kind: 'binary', operator, left, right };
}

/** Joins conditions with `&&`; `true` if there are none. */
export function and(...conditions: readonly Expression[]): Expression {
  return join('&&', conditions, true);
}

/** Joins conditions with `||`; `false` if there are none. */
export function or(...conditions: readonly Expression[]): Expression {
  return join('||', conditions, false);
}

function join(operator: '&&' | '||', conditions: readonly Expression[], neutral: boolean): Expression {
  const relevant = conditions.filter((condition) => !isLiteral(condition, neutral));
  const decisive = relevant.findIndex((condition) => isLiteral(condition, !neutral));
  // If the first condition is decisive, the others are never evaluated.
  if (decisive === 0) return literal(!neutral);
  const [first, ...others] = decisive > 0 ? relevant.slice(0, decisive + 1) : relevant;
  return first === undefined ? literal(neutral) : others.reduce((left, right) => binary(left, operator, right), first);
}

export function conditional(test: Expression, then: Expression, otherwise: Expression): Expression {
  if (isLiteral(test, true)) return then;
  if (isLiteral(test, false)) return otherwise;
  return { kind: 'conditional', test, then, else: otherwise };
}

export function array(items: readonly Expression[]): Expression {
  return { kind: 'array', items };
}

export function spread(operand: Expression): Expression {
  return { kind: 'spread', operand };
}

/** Returns an object literal; properties with the value `undefined` are omitted. */
export function object(properties: readonly (readonly [name: string, value: Expression | undefined])[]): Expression {
  return {
    kind: 'object',
    properties: properties.flatMap(([property, value]) => (value === undefined ? [] : [{ name: property, value }])),
  };
}

export function cast(operand: Expression, type: Type): Expression {
  return { kind: 'cast', operand, type };
}

export function satisfies(operand: Expression, type: Type): Expression {
  return { kind: 'satisfies', operand, type };
}

export function arrow(
  parameters: readonly (LocalSymbol | Parameter | PatternParameter)[],
  body: Expression,
): Expression {
  return {
    kind: 'arrow',
    parameters: parameters.map((parameter) => ('kind' in parameter ? { symbol: parameter } : parameter)),
    body,
  };
}

export function returnStatement(value?: Expression): Statement {
  return value === undefined ? { kind: 'return' } : { kind: 'return', value };
}

/** Returns a statement that assigns to a variable. */
export function assign(target: Expression | LocalSymbol, value: Expression): Statement {
  return {
    kind: 'expression',
    expression: { kind: 'assign', operator: '=', target: target.kind === 'local' ? name(target) : target, value },
  };
}

export function increment(symbol: LocalSymbol): Statement {
  return { kind: 'expression', expression: { kind: 'increment', operand: name(symbol) } };
}

export function constVariable(target: LocalSymbol, value: Expression, type?: Type): Statement {
  return { kind: 'variable', keyword: 'const', target, value, ...(type && { type }) };
}

export function letVariable(target: LocalSymbol, type?: Type, value?: Expression): Statement {
  return { kind: 'variable', keyword: 'let', target, ...(type && { type }), ...(value && { value }) };
}

/** Returns an `if` statement. If the condition is constant, returns only the statements of the matching branch. */
export function when(
  test: Expression,
  then: readonly Statement[],
  otherwise: readonly Statement[] = [],
): readonly Statement[] {
  if (isLiteral(test, true)) return then;
  if (isLiteral(test, false)) return otherwise;
  if (then.length === 0) return otherwise.length === 0 ? [] : when(not(test), otherwise);
  const [inner, ...others] = then;
  if (inner?.kind === 'if' && !inner.else && others.length === 0 && otherwise.length === 0)
    return [{ ...inner, test: and(test, inner.test) }];
  return [{ kind: 'if', test, then: reachable(then), ...(otherwise.length > 0 && { else: reachable(otherwise) }) }];
}

/** Wraps statements in a block, which is a scope for their variables. */
export function block(body: readonly Statement[]): Statement {
  const [single, ...others] = body;
  return single?.kind === 'block' && others.length === 0 ? single : { kind: 'block', body: reachable(body) };
}

/** Returns a loop over the indexes of a list; `from` is the first index. */
export function forIndex(
  loopIndex: LocalSymbol,
  list: Expression,
  body: readonly Statement[],
  from: number = 0,
): Statement {
  return { kind: 'for', index: loopIndex, from, list, body: reachable(body) };
}

export function forOf(item: LocalSymbol, list: Expression, body: readonly Statement[]): Statement {
  return { kind: 'forOf', item, list, body: reachable(body) };
}

/** Returns a loop over the property names of an object, including inherited ones. */
export function forIn(key: LocalSymbol, target: Expression, body: readonly Statement[]): Statement {
  return { kind: 'forIn', key, object: target, body: reachable(body) };
}

/** Returns a `switch` statement. The printer adds `break` where it is needed. */
export function switchStatement(
  subject: Expression,
  cases: readonly SwitchCase[],
  fallback?: readonly Statement[],
): Statement {
  return {
    kind: 'switch',
    subject,
    cases: cases.map(({ values, body }) => ({ values, body: reachable(body) })),
    ...(fallback && { default: reachable(fallback) }),
  };
}

export function isLiteral(expression: Expression, value: boolean): boolean {
  return expression.kind === 'literal' && expression.value === value;
}

export function keyword(typeName: KeywordType): Type {
  return { kind: 'keyword', name: typeName };
}

export function literalType(value: string | number | boolean | null): Type {
  return { kind: 'literalType', value };
}

export function reference(
  symbol: Symbol,
  ...typeArguments: readonly Type[]
): Extract<Type, { readonly kind: 'reference' }> {
  return { kind: 'reference', symbol, ...(typeArguments.length > 0 && { typeArguments }) };
}

/** Returns a read-only array type. */
export function arrayType(item: Type): Type {
  return { kind: 'arrayType', item };
}

export function mutableArrayType(item: Type): Type {
  return { kind: 'arrayType', item, isMutable: true };
}

/** Returns a reference to a type that another module or package exports. */
export function importedType(typeName: string, from: string, ...typeArguments: readonly Type[]): Type {
  return reference({ kind: 'import', name: typeName, from, isType: true }, ...typeArguments);
}

export function globalType(typeName: GlobalTypeName, ...typeArguments: readonly Type[]): Type {
  return { kind: 'globalType', name: typeName, ...(typeArguments.length > 0 && { typeArguments }) };
}

/** Returns the type of a property, or of a nested one: `object['property']['nested']`. */
export function indexedType(object: Type, ...properties: readonly (string | number)[]): Type {
  return properties.reduce<Type>(
    (type, property) => ({ kind: 'indexed', object: type, index: literalType(property) }),
    object,
  );
}

/** Returns the union of the types of an object's properties: `object[keyof object]`. */
export function propertyValueType(object: Type): Type {
  return { kind: 'indexed', object, index: { kind: 'keyof', object } };
}

/** Returns an object type with read-only members, except those that are explicitly mutable. */
export function objectType(members: readonly MemberType[]): Type {
  return { kind: 'objectType', members };
}

export function mutableObjectType(members: readonly MemberType[]): Type {
  return objectType(members.map((each) => ({ ...each, isMutable: true })));
}

/** Returns the union of types without duplicates; `never` if there are none. */
export function union(types: readonly Type[]): Type {
  return compose('union', types);
}

/** Returns the intersection of types without duplicates; `never` if there are none. */
export function intersection(types: readonly Type[]): Type {
  return compose('intersection', types);
}

function compose(kind: 'union' | 'intersection', types: readonly Type[]): Type {
  const [only] = types;
  if (only && types.length === 1) return only;
  const isNested = types.some((type) => type.kind === kind);
  const parts = distinctNodes(isNested ? types.flatMap((type) => (type.kind === kind ? type.types : [type])) : types);
  const [first, ...others] = parts;
  if (first === undefined) return keyword('never');
  return others.length === 0 ? first : { kind, types: parts };
}
