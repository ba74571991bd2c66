// The members of answers, however deep they are.

export interface Member {
  readonly name: string;
  readonly value: unknown;
}

/** Every member of every object in a value of JSON. */
export function membersIn(value: unknown): readonly Member[] {
  if (Array.isArray(value)) return value.flatMap((item: unknown) => membersIn(item));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, member]: [string, unknown]) => [
    { name, value: member },
    ...membersIn(member),
  ]);
}
