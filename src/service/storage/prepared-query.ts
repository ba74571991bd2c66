// Precompiled queries with placeholders.

import type { Compilable, CompiledQuery } from 'kysely';
import type { UnitOfWork } from '../unit-of-work.ts';
import { getSyncQuery } from './sync-query.ts';

/** Placeholder for a value that is bound when the query runs. */
class Placeholder {
  readonly index: number;
  constructor(index: number) {
    this.index = index;
  }
}

interface PreparedQuery {
  readonly compiled: CompiledQuery;
  /** The values of the query, in order: placeholders or constants. */
  readonly values: readonly unknown[];
}

/**
 * Returns a function that runs a query. Calls `build` once per database and mode, with placeholders instead of values.
 * `build` must pass them to the query unchanged, and the structure of the query must not depend on their values.
 */
export function prepareQuery<Values extends readonly unknown[], Row>(
  count: Values['length'],
  build: (unit: UnitOfWork, ...placeholders: Values) => Compilable<Row>,
): (unit: UnitOfWork, ...values: Values) => Promise<readonly Row[]> {
  const queries = new Map<string, PreparedQuery>();
  const prepare = (unit: UnitOfWork, key: string): PreparedQuery => {
    const placeholders = Array.from(
      { length: count },
      (_, index) => new Placeholder(index),
    ) as readonly unknown[] as Values; // only their positions are used
    const compiled = build(unit, ...placeholders).compile();
    const preparedQuery: PreparedQuery = { compiled, values: compiled.parameters };
    queries.set(key, preparedQuery);
    return preparedQuery;
  };
  return async (unit, ...bindings) => {
    const key = `${unit.dialect} ${unit.mode}`;
    const { compiled, values } = queries.get(key) ?? prepare(unit, key);
    const parameters = values.map((value) => (value instanceof Placeholder ? bindings[value.index] : value));
    const query: CompiledQuery = { ...compiled, parameters };
    const rows = getSyncQuery(unit.db)?.(query) ?? (await unit.db.executeQuery(query)).rows;
    return rows as readonly Row[]; // the rows of the compiled query
  };
}
