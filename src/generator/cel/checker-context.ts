// What the checker knows at a point of a rule, and what it answers of an expression.

import type { Expression, Range, Syntax } from './ast.ts';
import type { Facts } from './narrowing.ts';
import { problem, type Tell } from './cel-error.ts';
import { invalid, nonNull, type Field, type Type } from './types.ts';

/** What is known of a checked expression. */
export interface Known {
  readonly type: Type;
  /** Of a field: as the schema defines it. */
  readonly field?: Field;
  /**
   * Set where the value is there, or not null, only because something before makes sure of it: the number of macros
   * around that place, or -1 where TypeScript cannot follow.
   */
  readonly guard?: number;
}

/** As checked. */
export type Typed = Expression<Known>;

/** The variables at a point of a rule. */
export type Variables = ReadonlyMap<string, Type>;

/** The variables that a rule may use. */
export interface Scope {
  readonly variables: Variables;
  /** Why a variable that exists elsewhere does not exist here, as a sentence. */
  readonly missing?: ReadonlyMap<string, string>;
}

export interface Context {
  /** The text of the rule, for messages that quote it. */
  readonly text: string;
  readonly variables: Variables;
  /** Why a variable that exists elsewhere does not exist here, as a sentence. */
  readonly missing: ReadonlyMap<string, string>;
  readonly facts: Facts;
  /** How many macros are around. */
  readonly depth: number;
  readonly tell: Tell;
  readonly check: (expression: Syntax, context: Context) => Checked;
}

/** An expression with its type, and what is known afterwards where it is true and where it is false. */
export interface Checked {
  readonly expression: Typed;
  readonly yes: Facts;
  readonly no: Facts;
}

/** An expression whose truth tells nothing. */
export function checked(expression: Typed, { facts }: Context): Checked {
  return { expression, yes: facts, no: facts };
}

/** The expression where null will not do: told where it may be null. */
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

/** What was reported already. */
export function broken(expression: Syntax, context: Context): Checked {
  const literal = { kind: 'literal', literal: { sort: 'null', value: null } } as const;
  return checked({ ...literal, start: expression.start, end: expression.end, known: { type: invalid } }, context);
}

/** The text of a range as written, in backquotes, on one line. */
export function quote(range: Range, { text }: Context): string {
  return `\`${text.slice(range.start, range.end).replace(/\s+/g, ' ')}\``;
}
