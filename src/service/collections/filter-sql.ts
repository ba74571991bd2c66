// Translation of the X-Filter header to SQL.
//
// The pipeline has validated the filter: its keys are filterable fields of the collection or operators in allowed
// positions, and its operands have the right types (spec: Filtering; decisions: 49 to 56, 102, 103).

import type { Dialect } from '../storage/storage.ts';
import { toSql, combine, type Condition } from './condition.ts';
import { equalsValue, operatorCondition, type Field } from './filter-operator-sql.ts';
import type { Selection } from './page.ts';

/** The columns of the filterable fields, which must be exactly the fields of the document's filter type. */
export type FilterFields<Filter> = {
  readonly [Name in FilterFieldName<Filter>]-?: Field & {
    readonly type: ColumnType<Extract<Filter[Name], string | number | boolean>>;
  };
};

type FilterFieldName<Filter> = Exclude<keyof Filter, `+${string}`>;
type ColumnType<Value> = Value extends string ? 'text' : Value extends number ? 'integer' : 'boolean';

/** Options for `buildSelection`. */
export interface SelectionInput {
  readonly dialect: Dialect;
  /** The parsed header. */
  readonly filter: object | undefined;
  /** The default sort column and tie-breaker; unique per row. */
  readonly order: string;
}

/** Translates a filter to a selection. */
export function buildSelection<Filter>(
  fields: FilterFields<Filter>,
  { dialect, filter, order }: SelectionInput,
): Selection {
  const columns: ColumnLookup = { dialect, find: (name) => requireField(fields, name) };
  const defaultOrder = { column: order, direction: 'asc' } as const;
  if (filter === undefined) return { order: [defaultOrder], key: order };
  const { '+order_by': orderBy, '+order': direction, ...conditions }: Partial<Record<string, unknown>> = { ...filter };
  const where = allOf(conditions, columns);
  const selection = { ...(Object.keys(conditions).length > 0 && { where: toSql(where) }), key: order };
  if (typeof orderBy !== 'string') return { ...selection, order: [defaultOrder] };
  // The tie-breaker has the same direction, so that the database can use an index.
  const sortDirection = direction === 'desc' ? 'desc' : 'asc';
  return {
    ...selection,
    order: [
      { column: columns.find(orderBy).column, direction: sortDirection },
      { column: order, direction: sortDirection },
    ],
  };
}

interface ColumnLookup {
  readonly dialect: Dialect;
  find(name: string): Field;
}

function allOf(conditions: object, columns: ColumnLookup): Condition {
  return combine(
    'all',
    Object.entries(conditions).map(([key, value]: [string, unknown]) => buildCondition(key, value, columns)),
  );
}

function buildCondition(key: string, value: unknown, columns: ColumnLookup): Condition {
  if (key === '+and' || key === '+or') {
    const terms: readonly unknown[] = Array.isArray(value) ? value : [];
    return combine(
      key === '+and' ? 'all' : 'any',
      terms.map((term) => allOf(isObject(term) ? term : {}, columns)),
    );
  }
  const field = columns.find(key);
  if (!isObject(value)) return equalsValue(field, value);
  return combine(
    'all',
    Object.entries(value).map(([operator, operand]: [string, unknown]) =>
      operatorCondition(field, operator, operand, columns.dialect),
    ),
  );
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function requireField(fields: Readonly<Record<string, Field>>, name: string): Field {
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (!field) throw new Error(`unknown filter field ${name}, which the pipeline should have rejected`);
  return field;
}
