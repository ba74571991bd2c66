// Lists in portions that one statement takes: databases limit the values of a statement (32,766 on SQLite, 65,535 on PostgreSQL).

/** As many rows; no table has more than fifty columns. */
const atOnce = 500;

/** The list in portions, in its order; none for an empty list. */
export function* portionsOf<T>(list: readonly T[]): Generator<T[]> {
  for (let start = 0; start < list.length; start += atOnce) yield list.slice(start, start + atOnce);
}
