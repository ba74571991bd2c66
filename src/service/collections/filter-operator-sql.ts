// Translation of filter operators to SQL.

import { sql } from 'kysely';
import type { Dialect } from '../storage/storage.ts';
import { isStorableText } from '../storage/storable-text.ts';
import { always, never, fromSql, type Condition } from './condition.ts';

/** The qualified column of a filterable field and its type: text, integer, or boolean (as 1 and 0). */
export interface Field {
  readonly column: string;
  readonly type: 'text' | 'integer' | 'boolean';
}

/** Returns the condition that a field equals a value. */
export function equalsValue(field: Field, value: unknown): Condition {
  if (value === null) return fromSql(sql`${sql.ref(field.column)} is null`);
  const stored = toStoredValue(field, value);
  return stored === undefined ? never : fromSql(sql`${sql.ref(field.column)} = ${bindValue(stored)}`);
}

/** Returns the condition that a field satisfies an operator. The pipeline has already rejected unknown operators. */
export function operatorCondition(field: Field, operator: string, operand: unknown, dialect: Dialect): Condition {
  switch (operator) {
    case '+gt':
      return compare(field, '>', Math.floor(Number(operand)));
    case '+gte':
      return compare(field, '>=', Math.ceil(Number(operand)));
    case '+lt':
      return compare(field, '<', Math.ceil(Number(operand)));
    case '+lte':
      return compare(field, '<=', Math.floor(Number(operand)));
    case '+contains':
      return contains(field, String(operand), dialect);
    case '+neq':
      return differsFrom(field, operand);
    default:
      throw new Error(`unknown filter operator ${operator}, which the pipeline should have rejected`);
  }
}

function compare({ column }: Field, operator: '>' | '>=' | '<' | '<=', limit: number): Condition {
  // Stored integers are safe integers, so clamping does not change the result. Larger limits might overflow `bigint`.
  const clamped = Math.min(Math.max(limit, Number.MIN_SAFE_INTEGER), Number.MAX_SAFE_INTEGER);
  return fromSql(sql`${sql.ref(column)} ${sql.raw(operator)} ${bindInteger(clamped)}`);
}

/** Matches a substring literally, without wildcards (decisions: 52). */
function contains({ column }: Field, substring: string, dialect: Dialect): Condition {
  if (!isStorableText(substring)) return never;
  return fromSql(
    dialect === 'sqlite'
      ? sql`instr(${sql.ref(column)}, ${substring}) > 0`
      : sql`strpos(${sql.ref(column)}, ${substring}) > 0`,
  );
}

/** Null differs from every value. A string operand is compared with the value as a string (decisions: 103). */
function differsFrom(field: Field, operand: unknown): Condition {
  const stored =
    typeof operand === 'string' ? toStoredValue(field, parseOperand(field, operand)) : toStoredValue(field, operand);
  return stored === undefined ? always : fromSql(sql`${sql.ref(field.column)} is distinct from ${bindValue(stored)}`);
}

function parseOperand({ type }: Field, text: string): unknown {
  if (type === 'integer') return String(Number(text)) === text ? Number(text) : undefined;
  if (type === 'boolean') return text === 'true' ? true : text === 'false' ? false : undefined;
  return text;
}

/** Converts a value to the column's type; `undefined` if the column cannot hold it. */
function toStoredValue({ type }: Field, value: unknown): string | number | undefined {
  if (type === 'integer') return Number.isSafeInteger(value) ? Number(value) : undefined;
  if (type === 'boolean') return typeof value === 'boolean' ? Number(value) : undefined;
  return typeof value === 'string' && isStorableText(value) ? value : undefined;
}

function bindValue(value: string | number): ReturnType<typeof bindInteger> {
  return typeof value === 'number' ? bindInteger(value) : sql`${value}`;
}

/** Without the cast, PostgreSQL would use the type of the column, which the number may exceed. */
function bindInteger(value: number): ReturnType<typeof sql> {
  return sql`cast(${value} as bigint)`;
}
