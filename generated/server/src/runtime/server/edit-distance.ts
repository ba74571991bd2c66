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
    let left = Infinity;
    let minimum = Infinity;
    for (let index = 0; index < width; index++) {
      const column = row + index - limit;
      let cell = Infinity;
      if (column >= 0 && column <= second.length) {
        const isEqual = column > 0 && first.charCodeAt(row - 1) === second.charCodeAt(column - 1);
        cell = Math.min(left + 1, (previous[index] ?? Infinity) + (isEqual ? 0 : 1));
        if (index + 1 < width) cell = Math.min(cell, (previous[index + 1] ?? Infinity) + 1);
        if (row > 1 && column > 1 && isSwap(first, row - 2, second, column - 2))
          cell = Math.min(cell, (beforePrevious[index] ?? Infinity) + 1);
      }
      current.push(cell);
      left = cell;
      if (cell < minimum) minimum = cell;
    }
    // Later rows are no smaller: a swap costs as much as replacing its first character.
    if (minimum > limit) return Infinity;
    [beforePrevious, previous] = [previous, current];
  }
  const distance = previous[second.length - first.length + limit] ?? Infinity;
  return distance > limit ? Infinity : distance;
}

/** Whether two neighboring characters of the strings, from these positions, are swapped. */
function isSwap(first: string, firstStart: number, second: string, secondStart: number): boolean {
  return (
    first.charCodeAt(firstStart) === second.charCodeAt(secondStart + 1) &&
    first.charCodeAt(firstStart + 1) === second.charCodeAt(secondStart)
  );
}
