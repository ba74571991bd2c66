// Context and result types of the type checker.

import type { Expression, Range, Syntax } from './ast.ts';
import type { Facts } from './narrowing.ts';
import { problem, type Tell } from './cel-error.ts';
import { invalid, nonNull, type Field, type Type } from './types.ts';

/** Type information of a checked expression. */
export interface Known {
  readonly type: Type;
  /** Of a field: its definition in the schema. */
  readonly field?: Field;
  /**
   * Set if the value is present, or not null, only because of an earlier condition: the number of macros around that
   * condition, or -1 if TypeScript cannot narrow by it.
   */
  readonly guard?: number;
}

/** An expression after checking. */
export type Typed = Expression<Known>;

/** Variables in scope. */
export type Variables = ReadonlyMap<string, Type>;

/** Variables that a rule may use. */
export interface Scope {
  readonly variables: Variables;
  /** Reasons why variables that exist in other scopes do not exist in this one, as sentences. */
  readonly missing?: ReadonlyMap<string, string>;
}

export interface Context {
  /** Text of the rule, quoted in messages. */
  readonly text: string;
  readonly variables: Variables;
  /** Reasons why variables that exist in other scopes do not exist in this one, as sentences. */
  readonly missing: ReadonlyMap<string, string>;
  readonly facts: Facts;
  /** Number of enclosing macros. */
  readonly depth: number;
  readonly tell: Tell;
  readonly check: (expression: Syntax, context: Context) => Checked;
}

/** A typed expression, and the narrowing if it is true (`yes`) and if it is false (`no`). */
export interface Checked {
  readonly expression: Typed;
  readonly yes: Facts;
  readonly no: Facts;
}

/** Returns an expression that narrows nothing. */
export function checked(expression: Typed, { facts }: Context): Checked {
  return { expression, yes: facts, no: facts };
}

/** Checks an expression that must not be null, and reports one that may be. */
export function strict(expression: Syntax, context: Context): Typed {
  const { expression: made } = context.check(expression, context);
  const { type } = made.known;
  if (type.kind !== 'nullable') return made;
  const name = quote(made, context);
  context.tell(
    problem('rules/unguarded-nullable', made, `${name} may be null here`, {
      help: `Write ${name.slice(0, -1)} != null && …\` where it must be given, or ${name.slice(0, -1)} == null || …\` where null is fine.`,
    }),
  );
  return { ...made, known: { ...made.known, type: nonNull(type) } };
}

/** Returns a placeholder for an expression whose error was reported. */
export function broken(expression: Syntax, context: Context): Checked {
  const literal = { kind: 'literal', literal: { sort: 'null', value: null } } as const;
  return checked({ ...literal, start: expression.start, end: expression.end, known: { type: invalid } }, context);
}

/** Returns the source text of a range, in backticks, on one line. */
export function quote(range: Range, { text }: Context): string {
  return `\`${text.slice(range.start, range.end).replace(/\s+/g, ' ')}\``;
}
