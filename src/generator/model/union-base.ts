// Unions whose branches extend the union itself through `allOf`.

import type { JsonSchema, SchemaObject } from './types/schema.ts';
import { omitProperties } from './omit.ts';

/** A branch of a union, rewritten to inherit everything but the union. */
export interface UnionSubtype {
  readonly id: string;
  readonly base: string;
  readonly jsonSchema: JsonSchema;
}

/**
 * Returns the schemas of a cycle that extend a union of the cycle through `allOf`. This is a common inheritance
 * pattern: the base lists its subtypes in `oneOf`, and each subtype references the base. Taken literally, validation
 * would not terminate; the intent is that a subtype inherits the properties of the base but not its union.
 */
export function rewriteUnionSubtypes(
  cycle: readonly string[],
  schemaOf: (id: string) => JsonSchema | undefined,
): readonly UnionSubtype[] {
  const cycleIds = new Set(cycle);
  const bases = new Map<string, SchemaObject>();
  for (const id of cycle) {
    const jsonSchema = schemaOf(id);
    if (typeof jsonSchema === 'object' && hasUnionOver(jsonSchema, cycleIds))
      bases.set(id, withoutUnion(jsonSchema, cycleIds));
  }
  const subtypes: UnionSubtype[] = [];
  for (const id of cycle) {
    const jsonSchema = schemaOf(id);
    if (typeof jsonSchema !== 'object') continue;
    const inlined = new Set<string>();
    const rewritten = inlineBases(jsonSchema, id, bases, inlined);
    for (const base of inlined) subtypes.push({ id, base, jsonSchema: rewritten });
  }
  return subtypes;
}

function hasUnionOver({ oneOf = [], anyOf = [] }: SchemaObject, cycleIds: ReadonlySet<string>): boolean {
  return [...oneOf, ...anyOf].some((branch) => referencesAny(branch, cycleIds));
}

function referencesAny(branch: JsonSchema, cycleIds: ReadonlySet<string>): boolean {
  return typeof branch === 'object' && branch.ref !== undefined && cycleIds.has(branch.ref);
}

/** Returns the schema without its unions over the cycle, and without its discriminator. */
function withoutUnion(schema: SchemaObject, cycleIds: ReadonlySet<string>): SchemaObject {
  const { oneOf, anyOf } = schema;
  const rest = omitProperties(schema, 'oneOf', 'anyOf', 'discriminator');
  const withoutCycle = (branches: readonly JsonSchema[] | undefined): readonly JsonSchema[] | undefined =>
    branches?.some((branch) => referencesAny(branch, cycleIds)) ? undefined : branches;
  const [remainingOneOf, remainingAnyOf] = [withoutCycle(oneOf), withoutCycle(anyOf)];
  return {
    ...rest,
    ...(remainingOneOf && { oneOf: remainingOneOf }),
    ...(remainingAnyOf && { anyOf: remainingAnyOf }),
  };
}

/** Returns the schema with the bases in its `allOf` inlined. */
function inlineBases(
  schema: SchemaObject,
  ownId: string,
  bases: ReadonlyMap<string, SchemaObject>,
  inlined: Set<string>,
): SchemaObject {
  if (!schema.allOf) return schema;
  const parts = schema.allOf.map((part) => {
    if (typeof part === 'boolean') return part;
    const base = part.ref === undefined || part.ref === ownId ? undefined : bases.get(part.ref);
    if (base && part.ref !== undefined) {
      inlined.add(part.ref);
      const siblings = omitProperties(part, 'ref');
      return Object.values(siblings).length > plainReferenceKeyCount
        ? { ...siblings, allOf: [...(siblings.allOf ?? []), base] }
        : base;
    }
    return inlineBases(part, ownId, bases, inlined);
  });
  return inlined.size === 0 ? schema : { ...schema, allOf: parts };
}

/** A plain `$ref` has a source location, annotations, extensions, and unknown extensions. */
const plainReferenceKeyCount = 4;
