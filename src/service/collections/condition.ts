// Conditions of a filter, and how SQL says them however deep and wide they are.

import { sql, type RawBuilder, type SqlBool } from 'kysely';

export type SqlCondition = RawBuilder<SqlBool>;

/** One test, or conditions of which all or any must hold. */
export type Condition = { readonly kind: 'test'; readonly sql: SqlCondition } | Several;

interface Several {
  readonly kind: 'all' | 'any';
  readonly of: readonly Condition[];
  /** How many levels there are. */
  readonly depth: number;
}

/** SQLite's parser has a stack of 100, of which a nested condition takes three. */
const nested = 10;

/** SQLite's expressions may be 1000 deep, and each further condition of a list makes one deeper. */
const most = 100;

export const always: Condition = { kind: 'all', of: [], depth: 1 };
export const never: Condition = { kind: 'any', of: [], depth: 1 };

export function test(condition: SqlCondition): Condition {
  return { kind: 'test', sql: condition };
}

/** Conditions as one, without levels that say nothing. */
export function together(kind: 'all' | 'any', parts: readonly Condition[]): Condition {
  const of = parts.flatMap((part) => (part.kind === kind ? part.of : [part]));
  const [first, second] = of;
  return first && !second ? first : { kind, of, depth: 1 + Math.max(0, ...of.map(depthOf)) };
}

/** The condition as SQL. Where a test is neither true nor false, since a value is null, it does not hold. */
export function sqlOf(condition: Condition): SqlCondition {
  if (condition.kind === 'test') return condition.sql;
  if (condition.of.length === 0) return condition.kind === 'all' ? sql`1 = 1` : sql`1 = 0`;
  return condition.depth > nested ? inSteps(condition) : listed(condition.kind, sorted(condition).map(sqlOf));
}

/** The deepest last: what stands on the right of a list does not make it deeper. */
function sorted({ of }: Several): Condition[] {
  return of.toSorted((one, other) => depthOf(one) - depthOf(other));
}

function depthOf(condition: Condition): number {
  return condition.kind === 'test' ? 0 : condition.depth;
}

/** `(a and b and c)`; a long list as a list of lists. */
function listed(kind: Several['kind'], parts: readonly SqlCondition[]): SqlCondition {
  if (parts.length > most) {
    const size = Math.ceil(parts.length / most);
    const groups = Array.from({ length: Math.ceil(parts.length / size) }, (_, index) =>
      parts.slice(index * size, (index + 1) * size),
    );
    return listed(
      kind,
      groups.map((group) => listed(kind, group)),
    );
  }
  return sql`(${sql.join(parts, kind === 'all' ? sql` and ` : sql` or `)})`;
}

/** `a and (b or (c and d))` as `case when a is not true then false when b then true when c is not true then false else d end`. */
function inSteps(condition: Several): SqlCondition {
  const steps: SqlCondition[] = [];
  let rest: Condition = condition;
  while (rest.kind !== 'test' && rest.depth > nested) {
    const { kind } = rest;
    const parts = sorted(rest);
    const deepest = parts.pop() ?? never;
    for (const part of parts)
      steps.push(
        kind === 'all' ? sql`when (${sqlOf(part)}) is not true then false` : sql`when ${sqlOf(part)} then true`,
      );
    rest = deepest;
  }
  return sql`case ${sql.join(steps, sql` `)} else ${sqlOf(rest)} end`;
}
