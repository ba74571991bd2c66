// Lists the properties of all objects in a JSON value.

export interface JsonProperty {
  readonly name: string;
  readonly value: unknown;
}

/** Returns every property of every object in a JSON value. */
export function listProperties(value: unknown): readonly JsonProperty[] {
  if (Array.isArray(value)) return value.flatMap((item: unknown) => listProperties(item));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, propertyValue]: [string, unknown]) => [
    { name, value: propertyValue },
    ...listProperties(propertyValue),
  ]);
}
