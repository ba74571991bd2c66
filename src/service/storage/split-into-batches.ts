// Batches of rows: databases limit the values of a statement (SQLite to 32,766, PostgreSQL to 65,535).

/** The batch size; no table has more than fifty columns. */
const batchSize = 500;

/** Splits an array into batches, in order. */
export function* splitIntoBatches<T>(items: readonly T[]): Generator<T[]> {
  for (let start = 0; start < items.length; start += batchSize) yield items.slice(start, start + batchSize);
}
