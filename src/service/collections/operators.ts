// What one field of a filter is asked, as SQL.

import { sql } from 'kysely';
import type { Dialect } from '../storage/dialect.ts';
import { isStorable } from '../storage/text.ts';
import { always, never, test, type Condition } from './condition.ts';

/** The column of a Filterable field, with its table, and what it holds: text, a whole number, or yes or no (as 1 and 0). */
export interface Field {
  readonly column: string;
  readonly holds: 'text' | 'whole' | 'flag';
}

/** The field has this value. */
export function equal(field: Field, value: unknown): Condition {
  if (value === null) return test(sql`${sql.ref(field.column)} is null`);
  const stored = storedOf(field, value);
  return stored === undefined ? never : test(sql`${sql.ref(field.column)} = ${bound(stored)}`);
}

/** The field meets an operator. Throws for one that is none: the pipeline refuses those. */
export function meets(field: Field, operator: string, operand: unknown, dialect: Dialect): Condition {
  switch (operator) {
    case '+gt':
      return compared(field, '>', Math.floor(Number(operand)));
    case '+gte':
      return compared(field, '>=', Math.ceil(Number(operand)));
    case '+lt':
      return compared(field, '<', Math.ceil(Number(operand)));
    case '+lte':
      return compared(field, '<=', Math.floor(Number(operand)));
    case '+contains':
      return contains(field, String(operand), dialect);
    case '+neq':
      return differs(field, operand);
    default:
      throw new Error(`the pipeline let a filter pass with the operator ${operator}`);
  }
}

function compared({ column }: Field, sign: '>' | '>=' | '<' | '<=', than: number): Condition {
  // Beyond the safe ones no number is stored; a database's integers end soon after them.
  const bound = Math.min(Math.max(than, Number.MIN_SAFE_INTEGER), Number.MAX_SAFE_INTEGER);
  return test(sql`${sql.ref(column)} ${sql.raw(sign)} ${whole(bound)}`);
}

/** As it is written, with no character that means another (decisions: 52). */
function contains({ column }: Field, part: string, dialect: Dialect): Condition {
  if (!isStorable(part)) return never;
  return test(
    dialect === 'sqlite' ? sql`instr(${sql.ref(column)}, ${part}) > 0` : sql`strpos(${sql.ref(column)}, ${part}) > 0`,
  );
}

/** Null differs from every value. A text is compared with the value's text (decisions: 103). */
function differs(field: Field, operand: unknown): Condition {
  const stored = typeof operand === 'string' ? storedOf(field, valueOfText(field, operand)) : storedOf(field, operand);
  return stored === undefined ? always : test(sql`${sql.ref(field.column)} is distinct from ${bound(stored)}`);
}

function valueOfText({ holds }: Field, text: string): unknown {
  if (holds === 'whole') return String(Number(text)) === text ? Number(text) : undefined;
  if (holds === 'flag') return text === 'true' ? true : text === 'false' ? false : undefined;
  return text;
}

/** How the column holds a value; undefined for one that it can not hold. */
function storedOf({ holds }: Field, value: unknown): string | number | undefined {
  if (holds === 'whole') return Number.isSafeInteger(value) ? Number(value) : undefined;
  if (holds === 'flag') return typeof value === 'boolean' ? Number(value) : undefined;
  return typeof value === 'string' && isStorable(value) ? value : undefined;
}

function bound(value: string | number): ReturnType<typeof whole> {
  return typeof value === 'number' ? whole(value) : sql`${value}`;
}

/** PostgreSQL would take the type of the column, which a number may not fit. */
function whole(value: number): ReturnType<typeof sql> {
  return sql`cast(${value} as bigint)`;
}
