// Majority style: the convention that most items of a document follow, and the exceptions.

/** Minimum number and share of items that must have the same style for it to be a convention. */
const minCount = 5;
const minShare = 0.8;

/** Returns the most common style, and the items with other styles; `undefined` if there is no clear majority. */
export function findMajorityStyle<T>(
  items: readonly T[],
  getStyle: (item: T) => string,
): { readonly convention: string; readonly exceptions: readonly T[] } | undefined {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(getStyle(item), (counts.get(getStyle(item)) ?? 0) + 1);
  const [convention, count] = [...counts].reduce<readonly [string, number]>(
    (mostCommon, candidate) => (candidate[1] > mostCommon[1] ? candidate : mostCommon),
    ['', 0],
  );
  if (count < minCount || count < items.length * minShare) return undefined;
  return { convention, exceptions: items.filter((item) => getStyle(item) !== convention) };
}
