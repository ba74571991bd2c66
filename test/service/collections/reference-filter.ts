// Reference implementation of filters in JavaScript.

export type Entry = Readonly<Record<string, string | number | boolean | null>>;

/** Returns the entries that a filter selects, sorted. Ties keep their original order, which `desc` reverses. */
export function selectEntries(entries: readonly Entry[], filter: object): Entry[] {
  const { '+order_by': sortField, '+order': direction, ...conditions } = filter as Record<string, unknown>;
  const matching = entries.filter((entry) => matches(entry, conditions));
  if (typeof sortField !== 'string') return matching;
  const sortedEntries = matching.toSorted((left, right) => compare(left[sortField], right[sortField]));
  return direction === 'desc' ? sortedEntries.toReversed() : sortedEntries;
}

function matches(entry: Entry, conditions: object): boolean {
  return Object.entries(conditions).every(([key, value]: [string, unknown]) => {
    if (key === '+and') return (value as object[]).every((condition) => matches(entry, condition));
    if (key === '+or') return (value as object[]).some((condition) => matches(entry, condition));
    const fieldValue = entry[key] ?? null;
    if (typeof value !== 'object' || value === null) return fieldValue === value;
    return Object.entries(value).every(([operator, operand]) => satisfies(fieldValue, operator, operand));
  });
}

function satisfies(fieldValue: Entry[string] | undefined, operator: string, operand: unknown): boolean {
  if (operator === '+neq')
    return (
      fieldValue === null || (typeof operand === 'string' ? String(fieldValue) !== operand : fieldValue !== operand)
    );
  if (operator === '+contains') return typeof fieldValue === 'string' && fieldValue.includes(operand as string);
  if (typeof fieldValue !== 'number') return false;
  const limit = operand as number;
  if (operator === '+gt') return fieldValue > limit;
  if (operator === '+gte') return fieldValue >= limit;
  return operator === '+lt' ? fieldValue < limit : fieldValue <= limit;
}

/** Compares by code point, not by UTF-16 unit. */
function compare(left: unknown, right: unknown): number {
  if (typeof left !== 'string' || typeof right !== 'string') return Number(left) - Number(right);
  const [leftCharacters, rightCharacters] = [Array.from(left), Array.from(right)];
  for (const [index, character] of leftCharacters.entries()) {
    const difference = (character.codePointAt(0) ?? 0) - (rightCharacters[index]?.codePointAt(0) ?? -1);
    if (difference !== 0) return difference;
  }
  return leftCharacters.length - rightCharacters.length;
}
