// Queries that are put together once, and asked with other values each time.

import type { Compilable, CompiledQuery } from 'kysely';
import type { Unit } from '../unit.ts';
import { askerOf } from './at-once.ts';

/** Stands in a query for a value that is given later. */
class Place {
  readonly index: number;
  constructor(index: number) {
    this.index = index;
  }
}

interface Prepared {
  readonly compiled: CompiledQuery;
  /** The values of the query, in their order: places, or what is always the same. */
  readonly values: readonly unknown[];
}

/**
 * Answers the rows of a query. `build` is called once for each database and mode, with something in the place of each
 * value: it may only hand them to the query, and the query must not depend on what they are.
 */
export function prepared<Values extends readonly unknown[], Row>(
  count: Values['length'],
  build: (unit: Unit, ...places: Values) => Compilable<Row>,
): (unit: Unit, ...values: Values) => Promise<readonly Row[]> {
  const known = new Map<string, Prepared>();
  const prepare = (unit: Unit, key: string): Prepared => {
    const places = Array.from({ length: count }, (_, index) => new Place(index)) as readonly unknown[] as Values; // nobody looks at them
    const compiled = build(unit, ...places).compile();
    const made: Prepared = { compiled, values: compiled.parameters };
    known.set(key, made);
    return made;
  };
  return async (unit, ...given) => {
    const key = `${unit.dialect} ${unit.mode}`;
    const { compiled, values } = known.get(key) ?? prepare(unit, key);
    const parameters = values.map((value) => (value instanceof Place ? given[value.index] : value));
    const query: CompiledQuery = { ...compiled, parameters };
    const rows = askerOf(unit.db)?.(query) ?? (await unit.db.executeQuery(query)).rows;
    return rows as readonly Row[]; // those of the query that was built
  };
}
