// Context and result types of the type checker.

import type { Expression, TextRange, UntypedExpression } from './ast.ts';
import type { Narrowing } from './narrowing.ts';
import { createCelDiagnostic, type CelDiagnosticReporter } from './cel-diagnostic.ts';
import { invalid, removeNull, type FieldDefinition, type CelType } from './types.ts';

/** Type information of a checked expression. */
export interface TypeInfo {
  readonly type: CelType;
  /** Definition in the schema, if the expression is a field. */
  readonly field?: FieldDefinition;
  /**
   * Set if the value is present, or not null, only because of an earlier condition: the number of macros around that
   * condition, or -1 if TypeScript cannot narrow based on it.
   */
  readonly guardDepth?: number;
}

/** An expression after checking. */
export type TypedExpression = Expression<TypeInfo>;

/** Variables in scope. */
export type Variables = ReadonlyMap<string, CelType>;

/** Variables that a rule may use. */
export interface Scope {
  readonly variables: Variables;
  /** Help texts for variables that exist only in other scopes. */
  readonly unavailable?: ReadonlyMap<string, string>;
}

export interface CheckerContext {
  /** Text of the rule, quoted in messages. */
  readonly text: string;
  readonly variables: Variables;
  /** Help texts for variables that exist only in other scopes. */
  readonly unavailable: ReadonlyMap<string, string>;
  readonly narrowing: Narrowing;
  /** Number of enclosing macros. */
  readonly macroDepth: number;
  readonly report: CelDiagnosticReporter;
  readonly check: (expression: UntypedExpression, context: CheckerContext) => NarrowedExpression;
}

/** A typed expression, and the narrowing if it is true (`whenTrue`) and if it is false (`whenFalse`). */
export interface NarrowedExpression {
  readonly expression: TypedExpression;
  readonly whenTrue: Narrowing;
  readonly whenFalse: Narrowing;
}

/** Returns the result for an expression that narrows nothing. */
export function withoutNarrowing(expression: TypedExpression, { narrowing }: CheckerContext): NarrowedExpression {
  return { expression, whenTrue: narrowing, whenFalse: narrowing };
}

/** Checks an expression that must not be null, and reports one that may be. */
export function checkNonNull(expression: UntypedExpression, context: CheckerContext): TypedExpression {
  const { expression: typed } = context.check(expression, context);
  const { type } = typed.info;
  if (type.kind !== 'nullable') return typed;
  const name = quoteSource(typed, context);
  context.report(
    createCelDiagnostic('cel/unguarded-nullable', typed, `${name} may be null here`, {
      help: `write ${name.slice(0, -1)} != null && …\` if a value is required, or ${name.slice(0, -1)} == null || …\` if null is allowed`,
    }),
  );
  return { ...typed, info: { ...typed.info, type: removeNull(type) } };
}

/** Returns a placeholder for an expression whose error was reported. */
export function placeholderForInvalid(expression: UntypedExpression, context: CheckerContext): NarrowedExpression {
  const literal = { kind: 'literal', literal: { kind: 'null', value: null } } as const;
  return withoutNarrowing(
    { ...literal, start: expression.start, end: expression.end, info: { type: invalid } },
    context,
  );
}

/** Returns the source text of a range, in backticks, on one line. */
export function quoteSource(range: TextRange, { text }: CheckerContext): string {
  return `\`${text.slice(range.start, range.end).replace(/\s+/g, ' ')}\``;
}
