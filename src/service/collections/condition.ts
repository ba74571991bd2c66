// Filter conditions, and their translation to SQL within the depth limits of the databases.

import { sql, type RawBuilder, type SqlBool } from 'kysely';

export type SqlCondition = RawBuilder<SqlBool>;

/** A test of one column, or a conjunction or disjunction of conditions. */
export type Condition = { readonly kind: 'test'; readonly sql: SqlCondition } | CompositeCondition;

interface CompositeCondition {
  readonly kind: 'all' | 'any';
  readonly conditions: readonly Condition[];
  /** The nesting depth. */
  readonly depth: number;
}

/** SQLite's parser stack has 100 entries; a nested condition takes three. */
const maxDepth = 10;

/** SQLite limits the depth of expressions to 1000; each condition in a list adds one. */
const maxConditions = 100;

export const always: Condition = { kind: 'all', conditions: [], depth: 1 };
export const never: Condition = { kind: 'any', conditions: [], depth: 1 };

export function fromSql(condition: SqlCondition): Condition {
  return { kind: 'test', sql: condition };
}

/** Combines conditions, and flattens nested ones of the same kind. */
export function combine(kind: 'all' | 'any', parts: readonly Condition[]): Condition {
  const conditions = parts.flatMap((part) => (part.kind === kind ? part.conditions : [part]));
  const [first, second] = conditions;
  return first && !second ? first : { kind, conditions, depth: 1 + Math.max(0, ...conditions.map(conditionDepth)) };
}

/** Translates a condition to SQL. A comparison with null is neither true nor false, so it does not match. */
export function toSql(condition: Condition): SqlCondition {
  if (condition.kind === 'test') return condition.sql;
  if (condition.conditions.length === 0) return condition.kind === 'all' ? sql`1 = 1` : sql`1 = 0`;
  return condition.depth > maxDepth
    ? toCaseExpression(condition)
    : joinConditions(condition.kind, sortByDepth(condition).map(toSql));
}

/** Sorts the deepest condition last: the right operand does not add depth. */
function sortByDepth({ conditions }: CompositeCondition): Condition[] {
  return conditions.toSorted((a, b) => conditionDepth(a) - conditionDepth(b));
}

function conditionDepth(condition: Condition): number {
  return condition.kind === 'test' ? 0 : condition.depth;
}

/** Formats `(a and b and c)`. Splits a long list into a list of lists. */
function joinConditions(kind: CompositeCondition['kind'], parts: readonly SqlCondition[]): SqlCondition {
  if (parts.length > maxConditions) {
    const size = Math.ceil(parts.length / maxConditions);
    const groups = Array.from({ length: Math.ceil(parts.length / size) }, (_, index) =>
      parts.slice(index * size, (index + 1) * size),
    );
    return joinConditions(
      kind,
      groups.map((group) => joinConditions(kind, group)),
    );
  }
  return sql`(${sql.join(parts, kind === 'all' ? sql` and ` : sql` or `)})`;
}

/**
 * Translates `a and (b or (c and d))` to `case when a is not true then false when b then true when c is not true then
 * false else d end`.
 */
function toCaseExpression(condition: CompositeCondition): SqlCondition {
  const steps: SqlCondition[] = [];
  let remaining: Condition = condition;
  while (remaining.kind !== 'test' && remaining.depth > maxDepth) {
    const { kind } = remaining;
    const parts = sortByDepth(remaining);
    const deepest = parts.pop() ?? never;
    for (const part of parts)
      steps.push(
        kind === 'all' ? sql`when (${toSql(part)}) is not true then false` : sql`when ${toSql(part)} then true`,
      );
    remaining = deepest;
  }
  return sql`case ${sql.join(steps, sql` `)} else ${toSql(remaining)} end`;
}
