// What most of a document does, against which its exceptions show: there has to be a clear majority before one is told of.

/** The least number of members, and the least share of them, that make a custom. */
const least = 5;
const share = 0.8;

/** The kind that most are of, with those that are not; undefined where there is no custom. */
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
