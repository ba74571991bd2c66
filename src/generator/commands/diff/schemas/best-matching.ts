// Pairing of subschemas whose order does not matter.

export interface PairedUp<T> {
  /** Equal elements. An element that repeats another one is not listed again. */
  readonly equal: readonly (readonly [T, T])[];
  /** Remaining elements, in order. */
  readonly left: readonly T[];
  readonly right: readonly T[];
}

/** Pairs equal elements. All elements must hold, so repeating one has no effect. */
export function pairUp<T>(base: readonly T[], head: readonly T[], same: (before: T, after: T) => boolean): PairedUp<T> {
  const equal: (readonly [T, T])[] = [];
  const left: T[] = [];
  const met = new Set<T>();
  for (const before of base) {
    const after = head.find((each) => same(before, each));
    if (after === undefined) left.push(before);
    else {
      met.add(after);
      equal.push([before, after]);
    }
  }
  const right = head.filter((after) => !met.has(after) && !equal.some(([before]) => same(before, after)));
  return { equal, left, right };
}

/**
 * Pairs each element with the most similar one. `similarity` is 0 for unrelated elements. Symmetric in base and head;
 * ties are resolved by order.
 */
export function pairByLikeness<T>(left: readonly T[], right: readonly T[], likeness: (before: T, after: T) => number): readonly (readonly [T | undefined, T | undefined])[] {
  const count = Math.max(left.length, right.length);
  if (left.length < 2 && right.length < 2) return Array.from({ length: count }, (_, at) => [left[at], right[at]] as const);
  const all = left.flatMap((before, i) => right.map((after, j) => ({ before, after, i, j, score: likeness(before, after) })));
  const [free, others] = [new Set(left), new Set(right)];
  const found: (readonly [T | undefined, T | undefined])[] = [];
  for (const { before, after } of all.sort((a, b) => b.score - a.score || Math.max(a.i, a.j) - Math.max(b.i, b.j) || a.i + a.j - b.i - b.j)) {
    if (!free.has(before) || !others.has(after)) continue;
    free.delete(before);
    others.delete(after);
    found.push([before, after]);
  }
  return [...found, ...[...free].map((before) => [before, undefined] as const), ...[...others].map((after) => [undefined, after] as const)];
}
