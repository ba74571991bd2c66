// Edit distance of two strings (Damerau-Levenshtein, restricted), up to a limit.

/** Limits the comparisons of a request, and counts them. */
export interface ComparisonBudget {
  /** Number of comparisons that are left. Negative if a comparison was stopped. */
  remaining: number;
}

/**
 * Returns the number of inserted, removed, replaced, or swapped neighboring UTF-16 code units; infinity if it exceeds
 * `limit`, or if the budget is exhausted.
 *
 * Only cells with at most `limit` columns between them and the diagonal can be part of a distance within the limit.
 * So each row is a band of `2 * limit + 1` cells, and the cell at `index` is in column `row + index - limit`.
 */
export function editDistance(first: string, second: string, limit: number, budget: ComparisonBudget): number {
  if (first === second) return 0;
  if (limit <= 0 || Math.abs(first.length - second.length) > limit) return Infinity;
  const width = 2 * limit + 1;
  let beforePrevious: readonly number[] = [];
  let previous: readonly number[] = Array.from({ length: width }, (_, index) =>
    index < limit ? Infinity : index - limit,
  );
  for (let row = 1; row <= first.length; row++) {
    budget.remaining -= width;
    if (budget.remaining < 0) return Infinity;
    const current: number[] = [];
    for (let index = 0; index < width; index++) {
      const column = row + index - limit;
      if (column < 0 || column > second.length) {
        current.push(Infinity);
        continue;
      }
      const isEqual = first[row - 1] === second[column - 1];
      const isSwap = first[row - 1] === second[column - 2] && first[row - 2] === second[column - 1];
      current.push(
        Math.min(
          (previous[index + 1] ?? Infinity) + 1,
          (current[index - 1] ?? Infinity) + 1,
          (previous[index] ?? Infinity) + (isEqual ? 0 : 1),
          isSwap ? (beforePrevious[index] ?? Infinity) + 1 : Infinity,
        ),
      );
    }
    // Later rows are no smaller: a swap costs as much as replacing its first character.
    if (Math.min(...current) > limit) return Infinity;
    [beforePrevious, previous] = [previous, current];
  }
  const distance = previous[second.length - first.length + limit] ?? Infinity;
  return distance > limit ? Infinity : distance;
}
