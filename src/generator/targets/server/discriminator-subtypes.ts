// Which schemas build on one that has a discriminator, and which values of it mean each of them.

import type { Assertion, ObjectSchema } from '../../model/types/schema.ts';

/** The schemas by the value of the property that names them. */
export interface Derived {
  readonly property: string;
  readonly schemas: ReadonlyMap<string, readonly string[]>;
}

/** What the mapping of a schema's own discriminator names beyond the alternatives that the schema lists itself. */
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

/** With all schemas that build on the schema `base`, over any number of generations: those that a value means by their name or by a constant, unless it is mapped. */
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

/** What a schema itself leaves the property to be. */
function constantsOf(assertion: Assertion, property: string): ReadonlySet<string> {
  if (typeof assertion === 'boolean') return new Set();
  const member = assertion.object?.properties?.get(property);
  const values = typeof member === 'object' ? (member.const ? [member.const.value] : (member.enum ?? [])) : [];
  const inside = (assertion.allOf ?? []).flatMap((part) => [...constantsOf(part, property)]);
  return new Set([...values.flatMap((value) => (typeof value === 'object' ? [] : [String(value)])), ...inside]);
}
