// Reference implementation of filters in JavaScript.

export type Entry = Readonly<Record<string, string | number | boolean | null>>;

/** Returns the entries that a filter selects, in order; equal ones in their own order, or reversed. */
export function selectEntries(entries: readonly Entry[], filter: object): Entry[] {
  const { '+order_by': by, '+order': direction, ...conditions } = filter as Record<string, unknown>;
  const matching = entries.filter((entry) => matches(entry, conditions));
  if (typeof by !== 'string') return matching;
  const sortedEntries = matching.toSorted((one, other) => compare(one[by], other[by]));
  return direction === 'desc' ? sortedEntries.toReversed() : sortedEntries;
}

function matches(entry: Entry, conditions: object): boolean {
  return Object.entries(conditions).every(([key, value]: [string, unknown]) => {
    if (key === '+and') return (value as object[]).every((each) => matches(entry, each));
    if (key === '+or') return (value as object[]).some((each) => matches(entry, each));
    const held = entry[key] ?? null;
    if (typeof value !== 'object' || value === null) return held === value;
    return Object.entries(value).every(([operator, operand]) => satisfies(held, operator, operand));
  });
}

function satisfies(held: Entry[string] | undefined, operator: string, operand: unknown): boolean {
  if (operator === '+neq')
    return held === null || (typeof operand === 'string' ? String(held) !== operand : held !== operand);
  if (operator === '+contains') return typeof held === 'string' && held.includes(operand as string);
  if (typeof held !== 'number') return false;
  const limit = operand as number;
  return operator === '+gt'
    ? held > limit
    : operator === '+gte'
      ? held >= limit
      : operator === '+lt'
        ? held < limit
        : held <= limit;
}

/** Compares by code point, not by UTF-16 unit. */
function compare(one: unknown, other: unknown): number {
  if (typeof one !== 'string' || typeof other !== 'string') return Number(one) - Number(other);
  const [left, right] = [Array.from(one), Array.from(other)];
  for (const [index, character] of left.entries()) {
    const difference = (character.codePointAt(0) ?? 0) - (right[index]?.codePointAt(0) ?? -1);
    if (difference !== 0) return difference;
  }
  return left.length - right.length;
}
