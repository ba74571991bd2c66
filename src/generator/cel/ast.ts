// Syntax tree for CEL expressions, with source ranges: nodes, child expressions, and free variables.

/** UTF-16 offsets in the text of a rule. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}

export type ComparisonOperator = '==' | '!=' | '<' | '<=' | '>' | '>=';
export type ArithmeticOperator = '+' | '-' | '*' | '/' | '%';
export type MacroName = 'all' | 'exists' | 'exists_one' | 'map' | 'filter';

/** A constant. `1` and `1.0` have different types, so integers and doubles have different kinds. */
export type Literal =
  | { readonly kind: 'bool'; readonly value: boolean }
  | { readonly kind: 'int'; readonly value: number }
  | { readonly kind: 'double'; readonly value: number }
  | { readonly kind: 'string'; readonly value: string }
  | { readonly kind: 'null'; readonly value: null };

/** An expression with the annotation `info`: `undefined` after parsing, type information after checking. */
export type Expression<T> = TextRange & { readonly info: T } & CelNode<T>;

/** The node of an expression. */
export type CelNode<T> =
  | { readonly kind: 'literal'; readonly literal: Literal }
  | { readonly kind: 'variable'; readonly name: string }
  | MemberAccess<T>
  | { readonly kind: 'has'; readonly member: Expression<T> & MemberAccess<T> }
  | { readonly kind: 'index'; readonly operand: Expression<T>; readonly index: Expression<T> }
  | { readonly kind: 'not'; readonly operand: Expression<T> }
  | { readonly kind: 'negate'; readonly operand: Expression<T> }
  | { readonly kind: 'and'; readonly operands: readonly Expression<T>[] }
  | { readonly kind: 'or'; readonly operands: readonly Expression<T>[] }
  | {
      readonly kind: 'comparison';
      readonly operator: ComparisonOperator;
      readonly left: Expression<T>;
      readonly right: Expression<T>;
    }
  | {
      readonly kind: 'arithmetic';
      readonly operator: ArithmeticOperator;
      readonly left: Expression<T>;
      readonly right: Expression<T>;
    }
  | { readonly kind: 'in'; readonly value: Expression<T>; readonly container: Expression<T> }
  | {
      readonly kind: 'conditional';
      readonly condition: Expression<T>;
      readonly then: Expression<T>;
      readonly else: Expression<T>;
    }
  | { readonly kind: 'list'; readonly items: readonly Expression<T>[] }
  | MacroCall<T>
  | FunctionCall<T>;

/** `operand.name`, or `operand["name"]` if the name is not an identifier. */
export interface MemberAccess<T> {
  readonly kind: 'member';
  readonly operand: Expression<T>;
  readonly name: string;
  readonly nameRange: TextRange;
}

/**
 * A macro such as `operand.all(variable, body)`. `condition` is the filter of `operand.map(variable, condition, body)`.
 */
export interface MacroCall<T> {
  readonly kind: 'macro';
  readonly macro: MacroName;
  readonly operand: Expression<T>;
  readonly variable: string;
  readonly variableRange: TextRange;
  readonly condition?: Expression<T>;
  readonly body: Expression<T>;
}

/** `name(arguments)`, or `target.name(arguments)`. */
export interface FunctionCall<T> {
  readonly kind: 'call';
  readonly name: string;
  readonly nameRange: TextRange;
  readonly target?: Expression<T>;
  readonly arguments: readonly Expression<T>[];
}

/** An expression after parsing. */
export type UntypedExpression = Expression<undefined>;

/** Returns the direct children of an expression, in source order. */
export function childExpressions<T>(expression: Expression<T>): readonly Expression<T>[] {
  switch (expression.kind) {
    case 'literal':
    case 'variable':
      return [];
    case 'member':
    case 'not':
    case 'negate':
      return [expression.operand];
    case 'has':
      return [expression.member];
    case 'index':
      return [expression.operand, expression.index];
    case 'and':
    case 'or':
      return expression.operands;
    case 'comparison':
    case 'arithmetic':
      return [expression.left, expression.right];
    case 'in':
      return [expression.value, expression.container];
    case 'conditional':
      return [expression.condition, expression.then, expression.else];
    case 'list':
      return expression.items;
    case 'macro':
      return [expression.operand, ...(expression.condition ? [expression.condition] : []), expression.body];
    case 'call':
      return [...(expression.target ? [expression.target] : []), ...expression.arguments];
    default:
      return expression satisfies never;
  }
}

/** Returns the variables that an expression reads, except those bound by its macros. */
export function freeVariables(expression: Expression<unknown>): ReadonlySet<string> {
  const variables = new Set<string>();
  const visit = (node: Expression<unknown>, bound: ReadonlySet<string>): void => {
    if (node.kind === 'variable' && !bound.has(node.name)) variables.add(node.name);
    const innerBound = node.kind === 'macro' ? new Set([...bound, node.variable]) : bound;
    for (const child of childExpressions(node)) visit(child, innerBound);
  };
  visit(expression, new Set());
  return variables;
}
