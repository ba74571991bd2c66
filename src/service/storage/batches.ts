// Batches for statements, whose values are limited (32,766 on SQLite, 65,535 on PostgreSQL).

/** The batch size; no table has more than fifty columns. */
const batchSize = 500;

/** Splits an array into batches, in order. */
export function* batchesOf<T>(items: readonly T[]): Generator<T[]> {
  for (let start = 0; start < items.length; start += batchSize) yield items.slice(start, start + batchSize);
}
