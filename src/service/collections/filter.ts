// X-Filter as SQL: which entries of a collection are asked for, and in which order.
//
// The pipeline has judged the filter before: its keys are Filterable fields of the collection and operators that may
// stand where they stand, its operands of the right types (interface: Filtering; decisions: 49 to 56, 102, 103).

import type { Dialect } from '../storage/dialect.ts';
import { sqlOf, together, type Condition } from './condition.ts';
import { equal, meets, type Field } from './operators.ts';
import type { Selection } from './page.ts';

/** The columns of the Filterable fields, exactly those that the document's type of the filter has. */
export type Fields<Filter> = {
  readonly [Name in FieldOf<Filter>]-?: Field & {
    readonly holds: Held<Extract<Filter[Name], string | number | boolean>>;
  };
};

type FieldOf<Filter> = Exclude<keyof Filter, `+${string}`>;
type Held<Value> = Value extends string ? 'text' : Value extends number ? 'whole' : 'flag';

/** What is asked of a collection by its order where the filter names none. */
export interface Asked {
  readonly dialect: Dialect;
  /** The value of the header. */
  readonly filter: object | undefined;
  /** The column by which entries are sorted, and by which those are that are otherwise alike; different for each. */
  readonly order: string;
}

/** The selection that a filter means. */
export function selectionOf<Filter>(fields: Fields<Filter>, { dialect, filter, order }: Asked): Selection {
  const columns: Columns = { dialect, of: (name) => fieldOf(fields, name) };
  const byDefault = { by: order, direction: 'asc' } as const;
  if (filter === undefined) return { order: [byDefault], key: order };
  const { '+order_by': by, '+order': direction, ...conditions }: Partial<Record<string, unknown>> = { ...filter };
  const where = allOf(conditions, columns);
  const selection = { ...(Object.keys(conditions).length > 0 && { where: sqlOf(where) }), key: order };
  if (typeof by !== 'string') return { ...selection, order: [byDefault] };
  // What is alike follows the same direction, as an index has it.
  const way = direction === 'desc' ? 'desc' : 'asc';
  return {
    ...selection,
    order: [
      { by: columns.of(by).column, direction: way },
      { by: order, direction: way },
    ],
  };
}

interface Columns {
  readonly dialect: Dialect;
  of(name: string): Field;
}

function allOf(conditions: object, columns: Columns): Condition {
  return together(
    'all',
    Object.entries(conditions).map(([key, value]: [string, unknown]) => conditionOf(key, value, columns)),
  );
}

function conditionOf(key: string, value: unknown, columns: Columns): Condition {
  if (key === '+and' || key === '+or') {
    const terms: readonly unknown[] = Array.isArray(value) ? value : [];
    return together(
      key === '+and' ? 'all' : 'any',
      terms.map((term) => allOf(isObject(term) ? term : {}, columns)),
    );
  }
  const field = columns.of(key);
  if (!isObject(value)) return equal(field, value);
  return together(
    'all',
    Object.entries(value).map(([operator, operand]: [string, unknown]) =>
      meets(field, operator, operand, columns.dialect),
    ),
  );
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function fieldOf(fields: Readonly<Record<string, Field>>, name: string): Field {
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (!field) throw new Error(`the pipeline let a filter pass that names ${name}, which is no field of the collection`);
  return field;
}
