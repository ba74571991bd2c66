// Spelling suggestions by edit distance.

/** Returns the help text for a misspelled name; `undefined` if no known name is near enough. */
export function didYouMean(written: string, known: Iterable<string>): string | undefined {
  const name = findNearestName(written, known);
  return name === undefined ? undefined : `did you mean \`${name}\`?`;
}

/** Returns the known name with the least edit distance; `undefined` if none is near enough. */
export function findNearestName(written: string, known: Iterable<string>): string | undefined {
  const maxDistance = written.length <= 3 ? 1 : written.length <= 7 ? 2 : 3;
  const lower = written.toLowerCase();
  let best: string | undefined;
  let lowestCost = maxDistance + 1;
  for (const name of known) {
    if (Math.abs(name.length - written.length) >= lowestCost) continue;
    const cost =
      name.length === written.length && name.toLowerCase() === lower ? 0 : editDistance(written, name, lowestCost);
    if (cost < lowestCost) [best, lowestCost] = [name, cost];
  }
  return best;
}

// Optimal string alignment distance (a swap of neighbors costs 1), capped at `limit`. Only cells within `limit` of the
// diagonal are computed, and the common prefix and suffix are skipped. `above` is the previous row, and `before` is the
// row before it.
function editDistance(left: string, right: string, limit: number): number {
  const [a, b] = stripCommonAffixes(left, right);
  let before: number[] = [];
  let above = Array.from({ length: Math.min(b.length, limit) + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const row: number[] = [];
    row[0] = i;
    let least = Math.min(i, limit);
    for (let j = Math.max(1, i - limit); j <= Math.min(b.length, i + limit); j++) {
      const same = a[i - 1] === b[j - 1];
      let cost = Math.min((above[j] ?? limit) + 1, (row[j - 1] ?? limit) + 1, (above[j - 1] ?? limit) + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (before[j - 2] ?? limit) + 1);
      row[j] = cost;
      least = Math.min(least, cost);
    }
    if (least >= limit) return limit;
    [before, above] = [above, row];
  }
  return above[b.length] ?? limit;
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
