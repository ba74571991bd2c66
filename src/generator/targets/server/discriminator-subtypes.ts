// Subtypes of a schema with a discriminator, and the discriminator values that select them.

import type { JsonSchema, SchemaObject } from '../../model/types/schema.ts';

/** The discriminator property, and the IDs of the schemas that each of its values selects. */
export interface DiscriminatorSubtypes {
  readonly property: string;
  readonly schemas: ReadonlyMap<string, readonly string[]>;
}

/** Returns the schemas that a discriminator's mapping names in addition to the branches of `oneOf` and `anyOf`. */
export function mappedSubtypes({
  discriminator,
  oneOf = [],
  anyOf = [],
}: SchemaObject): DiscriminatorSubtypes | undefined {
  if (!discriminator) return undefined;
  const branchIds = new Set(
    [...oneOf, ...anyOf].flatMap((branch) => (typeof branch === 'object' ? (branch.ref ?? []) : [])),
  );
  const schemas = [...discriminator.mapping].flatMap(([value, id]) =>
    branchIds.has(id) ? [] : [[value, [id]] as const],
  );
  return schemas.length === 0 && branchIds.size > 0
    ? undefined
    : { property: discriminator.property, schemas: new Map(schemas) };
}

/**
 * Adds all direct and indirect subtypes of the schema `base`. Their names or constants select them, but the mapping
 * takes precedence.
 */
export function addSubtypes(
  { property, schemas }: DiscriminatorSubtypes,
  base: string,
  children: ReadonlyMap<string, readonly string[]>,
  lookUp: (id: string) => JsonSchema | undefined,
): DiscriminatorSubtypes {
  const descendants = new Set<string>(children.get(base));
  for (const id of descendants) for (const child of children.get(id) ?? []) if (child !== base) descendants.add(child);
  const byValue = new Map(schemas);
  for (const id of descendants) if (!byValue.has(id)) byValue.set(id, [id]);
  const byConstant = new Map<string, string[]>();
  for (const id of descendants) {
    for (const value of discriminatorConstants(lookUp(id) ?? true, property))
      if (!byValue.has(value)) byConstant.set(value, [...(byConstant.get(value) ?? []), id]);
  }
  return { property, schemas: new Map([...byValue, ...byConstant]) };
}

/** Returns the values that a schema itself allows for the discriminator property. */
function discriminatorConstants(jsonSchema: JsonSchema, property: string): ReadonlySet<string> {
  if (typeof jsonSchema === 'boolean') return new Set();
  const propertySchema = jsonSchema.object?.properties?.get(property);
  const values =
    typeof propertySchema === 'object'
      ? propertySchema.const
        ? [propertySchema.const.value]
        : (propertySchema.enum ?? [])
      : [];
  const nestedValues = (jsonSchema.allOf ?? []).flatMap((part) => [...discriminatorConstants(part, property)]);
  return new Set([...values.flatMap((value) => (typeof value === 'object' ? [] : [String(value)])), ...nestedValues]);
}
