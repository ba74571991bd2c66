// Majority style of a document, and its exceptions.

/** Minimum number of members, and minimum share of one style, for a convention. */
const minMembers = 5;
const minShare = 0.8;

/** Returns the most common style and the members with other styles; `undefined` if there is no clear majority. */
export function findExceptions<T>(
  items: readonly T[],
  styleOf: (item: T) => string,
): { readonly custom: string; readonly others: readonly T[] } | undefined {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(styleOf(item), (counts.get(styleOf(item)) ?? 0) + 1);
  const [convention, count] = [...counts].reduce<readonly [string, number]>(
    (mostCommon, each) => (each[1] > mostCommon[1] ? each : mostCommon),
    ['', 0],
  );
  if (count < minMembers || count < items.length * minShare) return undefined;
  return { custom: convention, others: items.filter((item) => styleOf(item) !== convention) };
}
