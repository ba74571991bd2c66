// Subtypes of a schema with a discriminator, and the discriminator values that select them.

import type { Assertion, ObjectSchema } from '../../model/types/schema.ts';

/** The IDs of the schemas by value of the discriminator property. */
export interface Derived {
  readonly property: string;
  readonly schemas: ReadonlyMap<string, readonly string[]>;
}

/** Returns the schemas that a discriminator's mapping names in addition to the branches of `oneOf` and `anyOf`. */
export function mapped({ discriminator, oneOf = [], anyOf = [] }: ObjectSchema): Derived | undefined {
  if (!discriminator) return undefined;
  const listed = new Set(
    [...oneOf, ...anyOf].flatMap((branch) => (typeof branch === 'object' ? (branch.ref ?? []) : [])),
  );
  const schemas = [...discriminator.mapping].flatMap(([value, id]) => (listed.has(id) ? [] : [[value, [id]] as const]));
  return schemas.length === 0 && listed.size > 0
    ? undefined
    : { property: discriminator.property, schemas: new Map(schemas) };
}

/**
 * Adds all direct and indirect subtypes of the schema `base`, selected by their name or by a constant. The mapping
 * takes precedence.
 */
export function withDescendants(
  { property, schemas }: Derived,
  base: string,
  children: ReadonlyMap<string, readonly string[]>,
  assertion: (id: string) => Assertion | undefined,
): Derived {
  const descendants = new Set<string>(children.get(base));
  for (const id of descendants) for (const child of children.get(id) ?? []) if (child !== base) descendants.add(child);
  const found = new Map(schemas);
  for (const id of descendants) if (!found.has(id)) found.set(id, [id]);
  const constant = new Map<string, string[]>();
  for (const id of descendants) {
    for (const value of constantsOf(assertion(id) ?? true, property))
      if (!found.has(value)) constant.set(value, [...(constant.get(value) ?? []), id]);
  }
  return { property, schemas: new Map([...found, ...constant]) };
}

/** Returns the values that a schema itself allows for the discriminator property. */
function constantsOf(assertion: Assertion, property: string): ReadonlySet<string> {
  if (typeof assertion === 'boolean') return new Set();
  const member = assertion.object?.properties?.get(property);
  const values = typeof member === 'object' ? (member.const ? [member.const.value] : (member.enum ?? [])) : [];
  const inside = (assertion.allOf ?? []).flatMap((part) => [...constantsOf(part, property)]);
  return new Set([...values.flatMap((value) => (typeof value === 'object' ? [] : [String(value)])), ...inside]);
}
