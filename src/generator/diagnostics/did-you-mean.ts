// Spelling suggestions by edit distance.

/** Returns the help text for a misspelled name; `undefined` if no known name is similar enough. */
export function didYouMean(misspelled: string, known: Iterable<string>): string | undefined {
  const name = findNearestName(misspelled, known);
  return name === undefined ? undefined : `did you mean \`${name}\`?`;
}

/**
 * Returns the known name with the smallest edit distance, or the only one that begins with the misspelled name;
 * `undefined` if none is similar enough.
 */
export function findNearestName(misspelled: string, known: Iterable<string>): string | undefined {
  const names = [...known];
  const longer = misspelled.length < 4 ? [] : new Set(names.filter((name) => name.startsWith(misspelled)));
  const [onlyLonger, ...others] = longer;
  return findSimilarName(misspelled, names) ?? (others.length === 0 ? onlyLonger : undefined);
}

function findSimilarName(misspelled: string, known: readonly string[]): string | undefined {
  const maxDistance = misspelled.length <= 3 ? 1 : misspelled.length <= 7 ? 2 : 3;
  const lower = misspelled.toLowerCase();
  let best: string | undefined;
  let lowestCost = maxDistance + 1;
  for (const name of known) {
    if (Math.abs(name.length - misspelled.length) >= lowestCost) continue;
    const cost =
      name.length === misspelled.length && name.toLowerCase() === lower
        ? 0
        : editDistance(misspelled, name, lowestCost);
    if (cost < lowestCost) [best, lowestCost] = [name, cost];
  }
  return best;
}

// Optimal string alignment distance (a swap of neighbors costs 1), capped at `limit`. Only cells within `limit` of the
// diagonal are computed, and the common prefix and suffix are skipped.
function editDistance(left: string, right: string, limit: number): number {
  const [a, b] = stripCommonAffixes(left, right);
  let secondPreviousRow: number[] = [];
  let previousRow = Array.from({ length: Math.min(b.length, limit) + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const row: number[] = [];
    row[0] = i;
    let rowMinimum = Math.min(i, limit);
    for (let j = Math.max(1, i - limit); j <= Math.min(b.length, i + limit); j++) {
      const substitutionCost = a[i - 1] === b[j - 1] ? 0 : 1;
      let cost = Math.min(
        (previousRow[j] ?? limit) + 1,
        (row[j - 1] ?? limit) + 1,
        (previousRow[j - 1] ?? limit) + substitutionCost,
      );
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (secondPreviousRow[j - 2] ?? limit) + 1);
      row[j] = cost;
      rowMinimum = Math.min(rowMinimum, cost);
    }
    if (rowMinimum >= limit) return limit;
    [secondPreviousRow, previousRow] = [previousRow, row];
  }
  return previousRow[b.length] ?? limit;
}

/** Returns both names without their common prefix and suffix. */
function stripCommonAffixes(a: string, b: string): readonly [string, string] {
  const shorter = Math.min(a.length, b.length);
  let head = 0;
  while (head < shorter && a[head] === b[head]) head++;
  let tail = 0;
  while (tail < shorter - head && a[a.length - 1 - tail] === b[b.length - 1 - tail]) tail++;
  return [a.slice(head, a.length - tail), b.slice(head, b.length - tail)];
}
