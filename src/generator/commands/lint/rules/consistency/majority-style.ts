// Majority style: the convention that most items of a document follow, and the exceptions.

/** Minimum number and minimum share of items with the same style that make it a convention. */
const minCount = 5;
const minShare = 0.8;

/** Returns the most common style, and the items with other styles; `undefined` if there is no clear majority. */
export function findExceptions<T>(
  items: readonly T[],
  styleOf: (item: T) => string,
): { readonly convention: string; readonly exceptions: readonly T[] } | undefined {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(styleOf(item), (counts.get(styleOf(item)) ?? 0) + 1);
  const [convention, count] = [...counts].reduce<readonly [string, number]>(
    (mostCommon, candidate) => (candidate[1] > mostCommon[1] ? candidate : mostCommon),
    ['', 0],
  );
  if (count < minCount || count < items.length * minShare) return undefined;
  return { convention, exceptions: items.filter((item) => styleOf(item) !== convention) };
}
