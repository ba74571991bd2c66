// Which of several demands of one schema is which of its successor's, in whatever order they stand.

export interface PairedUp<T> {
  /** Each that says the same as one of the others, with that one: what is said twice is said once. */
  readonly equal: readonly (readonly [T, T])[];
  /** What is left, first with first. */
  readonly left: readonly T[];
  readonly right: readonly T[];
}

/** Pairs what `same` holds for; all of the demands have to be met, so that one which repeats another adds nothing. */
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
