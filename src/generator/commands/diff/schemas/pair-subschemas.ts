// Pairing of subschemas whose order does not matter.

export interface EqualPairs<T> {
  /** Equal elements. An element that repeats another one is not listed again. */
  readonly equal: readonly (readonly [T, T])[];
  /** Remaining elements, in order. */
  readonly left: readonly T[];
  readonly right: readonly T[];
}

/** Pairs equal elements. All elements must hold, so repeating one has no effect. */
export function pairEqual<T>(
  base: readonly T[],
  head: readonly T[],
  isEqual: (before: T, after: T) => boolean,
): EqualPairs<T> {
  const equal: (readonly [T, T])[] = [];
  const left: T[] = [];
  const matched = new Set<T>();
  for (const before of base) {
    const after = head.find((each) => isEqual(before, each));
    if (after === undefined) left.push(before);
    else {
      matched.add(after);
      equal.push([before, after]);
    }
  }
  const right = head.filter((after) => !matched.has(after) && !equal.some(([before]) => isEqual(before, after)));
  return { equal, left, right };
}

/**
 * Pairs each element with the most similar one. `similarity` is 0 for unrelated elements. Symmetric in base and head;
 * ties are resolved by order.
 */
export function pairBySimilarity<T>(
  left: readonly T[],
  right: readonly T[],
  similarity: (before: T, after: T) => number,
): readonly (readonly [T | undefined, T | undefined])[] {
  const count = Math.max(left.length, right.length);
  if (left.length < 2 && right.length < 2)
    return Array.from({ length: count }, (_, at) => [left[at], right[at]] as const);
  const all = left.flatMap((before, i) =>
    right.map((after, j) => ({ before, after, i, j, score: similarity(before, after) })),
  );
  const [unmatchedLeft, unmatchedRight] = [new Set(left), new Set(right)];
  const pairs: (readonly [T | undefined, T | undefined])[] = [];
  for (const { before, after } of all.sort(
    (a, b) => b.score - a.score || Math.max(a.i, a.j) - Math.max(b.i, b.j) || a.i + a.j - b.i - b.j,
  )) {
    if (!unmatchedLeft.has(before) || !unmatchedRight.has(after)) continue;
    unmatchedLeft.delete(before);
    unmatchedRight.delete(after);
    pairs.push([before, after]);
  }
  return [
    ...pairs,
    ...[...unmatchedLeft].map((before) => [before, undefined] as const),
    ...[...unmatchedRight].map((after) => [undefined, after] as const),
  ];
}
