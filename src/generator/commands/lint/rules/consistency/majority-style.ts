// Majority style of a document, and its exceptions.

/** Minimum number of members, and minimum share of one style, for a convention. */
const least = 5;
const share = 0.8;

/** Returns the most common style and the members with other styles; `undefined` if there is no clear majority. */
export function exceptions<T>(
  members: readonly T[],
  kindOf: (member: T) => string,
): { readonly custom: string; readonly others: readonly T[] } | undefined {
  const counts = new Map<string, number>();
  for (const member of members) counts.set(kindOf(member), (counts.get(kindOf(member)) ?? 0) + 1);
  const [custom, count] = [...counts].reduce<readonly [string, number]>(
    (most, each) => (each[1] > most[1] ? each : most),
    ['', 0],
  );
  if (count < least || count < members.length * share) return undefined;
  return { custom, others: members.filter((member) => kindOf(member) !== custom) };
}
