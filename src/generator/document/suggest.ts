// Which known name a misspelt one was probably meant to be.

/** "Did you mean …?" for the nearest of `known`; undefined where none is near. */
export function didYouMean(written: string, known: Iterable<string>): string | undefined {
  const allowed = written.length <= 3 ? 1 : written.length <= 7 ? 2 : 3;
  let best: string | undefined;
  let least = allowed + 1;
  for (const name of known) {
    if (Math.abs(name.length - written.length) >= least) continue;
    const steps = name.toLowerCase() === written.toLowerCase() ? 0 : distance(written, name, least);
    if (steps < least) [best, least] = [name, steps];
  }
  return best === undefined ? undefined : `Did you mean "${best}"?`;
}

// Edit distance where a swap of neighbours counts one; gives up once every path costs `limit`.
function distance(a: string, b: string, limit: number): number {
  let before: number[] = [];
  let above = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let cost = Math.min((above[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (above[j - 1] ?? 0) + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      row.push(cost);
    }
    if (Math.min(...row) >= limit) return limit;
    [before, above] = [above, row];
  }
  return above[b.length] ?? limit;
}
