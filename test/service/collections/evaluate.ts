// What a filter means, said in plain JavaScript: what the SQL of filters is held against.

export type Entry = Readonly<Record<string, string | number | boolean | null>>;

/** The entries that a filter selects, in its order; those that are alike in theirs, or against it. */
export function selected(entries: readonly Entry[], filter: object): Entry[] {
  const { '+order_by': by, '+order': direction, ...conditions } = filter as Record<string, unknown>;
  const found = entries.filter((entry) => holds(entry, conditions));
  if (typeof by !== 'string') return found;
  const sorted = found.toSorted((one, other) => compare(one[by], other[by]));
  return direction === 'desc' ? sorted.toReversed() : sorted;
}

function holds(entry: Entry, conditions: object): boolean {
  return Object.entries(conditions).every(([key, value]: [string, unknown]) => {
    if (key === '+and') return (value as object[]).every((each) => holds(entry, each));
    if (key === '+or') return (value as object[]).some((each) => holds(entry, each));
    const held = entry[key] ?? null;
    if (typeof value !== 'object' || value === null) return held === value;
    return Object.entries(value).every(([operator, operand]) => meets(held, operator, operand));
  });
}

function meets(held: Entry[string] | undefined, operator: string, operand: unknown): boolean {
  if (operator === '+neq')
    return held === null || (typeof operand === 'string' ? String(held) !== operand : held !== operand);
  if (operator === '+contains') return typeof held === 'string' && held.includes(operand as string);
  if (typeof held !== 'number') return false;
  const than = operand as number;
  return operator === '+gt'
    ? held > than
    : operator === '+gte'
      ? held >= than
      : operator === '+lt'
        ? held < than
        : held <= than;
}

/** By code point, not by UTF-16 unit. */
function compare(one: unknown, other: unknown): number {
  if (typeof one !== 'string' || typeof other !== 'string') return Number(one) - Number(other);
  const [left, right] = [Array.from(one), Array.from(other)];
  for (const [index, character] of left.entries()) {
    const difference = (character.codePointAt(0) ?? 0) - (right[index]?.codePointAt(0) ?? -1);
    if (difference !== 0) return difference;
  }
  return left.length - right.length;
}
