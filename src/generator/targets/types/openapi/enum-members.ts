// Literal values that become members of a TypeScript enum, because another part of the same intersection has the
// enum as its type. The intersection of an enum and a literal type would be `never`.

import type { TypeContext } from './context.ts';
import type { DescribedPart, IntermediateType } from './intermediate-type.ts';
import { toIntermediateType } from './schema-to-intermediate-type.ts';

/** Returns the parts of an intersection, in which values of enums are members, also in properties of objects. */
export function withEnumMembers(parts: readonly IntermediateType[], context: TypeContext): readonly IntermediateType[] {
  if (context.enums.size === 0) return parts;
  const lookup = createLookup(context);
  return parts.map((part, index) => {
    const others = parts.filter((_, other) => other !== index);
    if (part.kind === 'values') return withEnum(part, others, lookup.enumOf);
    if (part.kind !== 'typed' || !part.properties) return part;
    const properties = [...part.properties].map(([name, property]): [string, DescribedPart] => [
      name,
      property.part.kind === 'values'
        ? { ...property, part: withEnum(property.part, others, (other) => lookup.enumOfProperty(other, name)) }
        : property,
    ]);
    return { ...part, properties: new Map(properties) };
  });
}

/** Sets the enum of values to the first one that a part has. */
function withEnum(
  values: Extract<IntermediateType, { readonly kind: 'values' }>,
  parts: readonly IntermediateType[],
  enumOf: (part: IntermediateType) => string | undefined,
): IntermediateType {
  const enumId = parts.map(enumOf).find((id) => id !== undefined);
  return enumId === undefined ? values : { ...values, enumId };
}

/** Lookup of the enum that is the type of a part, or of a property of it. */
interface EnumLookup {
  readonly enumOf: (part: IntermediateType) => string | undefined;
  readonly enumOfProperty: (part: IntermediateType, name: string) => string | undefined;
}

function createLookup(context: TypeContext): EnumLookup {
  const enumOf = (part: IntermediateType): string | undefined =>
    findInPart(part, (each) => (each.kind === 'reference' && context.enums.has(each.id) ? each.id : undefined));

  const enumOfProperty = (part: IntermediateType, name: string): string | undefined =>
    findInPart(part, (each) => {
      const property = each.kind === 'typed' ? each.properties?.get(name) : undefined;
      return property && enumOf(property.part);
    });

  /** Returns the first result for a part or the parts and branches that it consists of, including referenced ones. */
  function findInPart(
    part: IntermediateType,
    find: (part: IntermediateType) => string | undefined,
    seen = new Set<string>(),
  ): string | undefined {
    const found = find(part);
    if (found !== undefined) return found;
    if (part.kind === 'reference') {
      const schema = seen.has(part.id) ? undefined : context.api.schema(part.id);
      seen.add(part.id);
      return schema && findInPart(toIntermediateType(schema.jsonSchema, context), find, seen);
    }
    const inner = part.kind === 'all' ? part.parts : part.kind === 'branches' ? part.branches : [];
    for (const each of inner) {
      const innerFound = findInPart(each, find, seen);
      if (innerFound !== undefined) return innerFound;
    }
    return undefined;
  }
  return { enumOf, enumOfProperty };
}
