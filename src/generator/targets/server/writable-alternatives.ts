// Properties that are read-only in one alternative of a schema and writable in another.

import type { JsonSchema, SchemaObject } from '../../model/types/schema.ts';
import type { Json } from '../../source/node.ts';

type SchemaLookup = (id: string) => JsonSchema | undefined;

/** The constant values of properties that identify an alternative; empty if no property does. */
export type PropertyConstants = ReadonlyMap<string, readonly Json[]>;

/** Returns, by property name, the constants of each alternative in which the property is writable. */
export function findConditionallyReadOnly(
  schema: SchemaObject,
  lookUp: SchemaLookup,
): ReadonlyMap<string, readonly PropertyConstants[]> {
  const writable = new Map<string, readonly PropertyConstants[]>();
  for (const name of readOnlyInSomeAlternative(schema, lookUp)) {
    const alternatives = findWritableAlternatives(schema, { name, lookUp, cache: new Map() }, false);
    if (alternatives.length > 0) writable.set(name, alternatives);
  }
  return writable;
}

/** Returns whether a property's schema, or a schema that it applies in place, has the annotation `readOnly`. */
export function isReadOnly(
  jsonSchema: JsonSchema | undefined,
  lookUp: SchemaLookup,
  seen: ReadonlySet<JsonSchema> = new Set(),
): boolean {
  if (typeof jsonSchema !== 'object' || seen.has(jsonSchema)) return false;
  const { annotations, ref, allOf = [], anyOf = [] } = jsonSchema;
  const visited = new Set([...seen, jsonSchema]);
  const nonNull = anyOf.filter((branch) => typeof branch === 'boolean' || branch.types?.join() !== 'null');
  const parts = [ref === undefined ? undefined : lookUp(ref), ...allOf, ...(nonNull.length === 1 ? nonNull : [])];
  return annotations.readOnly === true || parts.some((part) => isReadOnly(part, lookUp, visited));
}

/** Returns the properties that are read-only in some alternative. */
function readOnlyInSomeAlternative(schema: SchemaObject, lookUp: SchemaLookup): ReadonlySet<string> {
  const names = new Set<string>();
  const alternatives = new Set<SchemaObject>(
    alternativeGroups(collectInPlace(schema, lookUp))
      .flat()
      .filter((each) => typeof each === 'object'),
  );
  for (const alternative of alternatives) {
    const parts = collectInPlace(alternative, lookUp);
    for (const { object } of parts)
      for (const [name, property] of object?.properties ?? []) if (isReadOnly(property, lookUp)) names.add(name);
    for (const inner of alternativeGroups(parts).flat()) if (typeof inner === 'object') alternatives.add(inner);
  }
  return names;
}

interface SearchContext {
  readonly name: string;
  readonly lookUp: SchemaLookup;
  /** The results by schema, cached because alternatives can share alternatives. */
  readonly cache: Map<JsonSchema, { known?: readonly PropertyConstants[]; unknown?: readonly PropertyConstants[] }>;
}

/**
 * Returns the constants of the alternatives in which a property is writable; none if it is read-only, or if neither
 * they nor an enclosing schema (`isDescribedOutside`) describe it.
 */
function findWritableAlternatives(
  jsonSchema: JsonSchema,
  context: SearchContext,
  isDescribedOutside: boolean,
): readonly PropertyConstants[] {
  if (jsonSchema === false) return [];
  const cached = context.cache.get(jsonSchema) ?? {};
  context.cache.set(jsonSchema, cached);
  const key = isDescribedOutside ? 'known' : 'unknown';
  cached[key] ??=
    ((cached[key] = []), deduplicateAlternatives(computeWritableAlternatives(jsonSchema, context, isDescribedOutside)));
  return cached[key];
}

function computeWritableAlternatives(
  jsonSchema: JsonSchema,
  context: SearchContext,
  isDescribedOutside: boolean,
): readonly PropertyConstants[] {
  const { name, lookUp } = context;
  const parts = typeof jsonSchema === 'object' ? collectInPlace(jsonSchema, lookUp) : [];
  if (parts.some(({ types }) => types?.includes('object') === false)) return [];
  const schemas = parts.flatMap(({ object }) => object?.properties?.get(name) ?? []);
  if (schemas.some((property) => isReadOnly(property, lookUp))) return [];
  const groups = alternativeGroups(parts);
  const [readOnlyGroups, describingGroups] = [
    groups.filter((group) => group.some((each) => describesProperty(each, name, lookUp, true))),
    groups.filter((group) => group.some((each) => describesProperty(each, name, lookUp, false))),
  ];
  const isDescribed =
    isDescribedOutside || schemas.length > 0 || describingGroups.some((other) => !readOnlyGroups.includes(other));
  const byGroup = readOnlyGroups.map((group) =>
    deduplicateAlternatives(group.flatMap((each) => findWritableAlternatives(each, context, isDescribed))),
  );
  const constants = findPropertyConstants(parts, lookUp);
  const narrowest = byGroup.find((each) => each.length === 0) ?? byGroup[0] ?? (isDescribed ? [new Map()] : []);
  return narrowest.map((each) => new Map([...constants, ...each]));
}

/** Removes duplicate alternatives. An alternative without constants makes all others redundant. */
function deduplicateAlternatives(alternatives: readonly PropertyConstants[]): readonly PropertyConstants[] {
  const unconditional = alternatives.find((each) => each.size === 0);
  return unconditional
    ? [unconditional]
    : [...new Map(alternatives.map((each) => [JSON.stringify([...each]), each])).values()];
}

/** Returns whether a schema or an alternative in it describes a property. If `mustBeReadOnly`, only as read-only. */
function describesProperty(
  jsonSchema: JsonSchema,
  name: string,
  lookUp: SchemaLookup,
  mustBeReadOnly: boolean,
): boolean {
  const schemas = new Set(typeof jsonSchema === 'object' ? [jsonSchema] : []);
  for (const schema of schemas) {
    const parts = collectInPlace(schema, lookUp);
    if (
      parts.some(
        ({ object }) =>
          object?.properties?.has(name) && (!mustBeReadOnly || isReadOnly(object.properties.get(name), lookUp)),
      )
    )
      return true;
    for (const inner of alternativeGroups(parts).flat()) if (typeof inner === 'object') schemas.add(inner);
  }
  return false;
}

/** Returns a schema and all schemas that it applies in place unconditionally. */
function collectInPlace(schema: SchemaObject, lookUp: SchemaLookup): readonly SchemaObject[] {
  const applied = new Set([schema]);
  for (const { ref, dynamicRef, allOf = [] } of applied) {
    for (const part of [...[ref, dynamicRef?.ref].map((id) => (id === undefined ? undefined : lookUp(id))), ...allOf])
      if (typeof part === 'object') applied.add(part);
  }
  return [...applied];
}

/** Returns the groups of alternatives in schemas that apply together. A value matches at least one per group. */
function alternativeGroups(parts: readonly SchemaObject[]): readonly (readonly JsonSchema[])[] {
  return parts.flatMap(({ anyOf, oneOf, then, else: otherwise, object }) => [
    ...[anyOf, oneOf].flatMap((group) => (group ? [group] : [])),
    ...(then === undefined && otherwise === undefined ? [] : [[then ?? true, otherwise ?? true]]),
    ...[...(object?.dependentSchemas?.values() ?? [])].map((each) => [each, true]),
  ]);
}

/**
 * Returns the properties that the schemas restrict to scalar constants; read-only ones are skipped, as requests can
 * omit them.
 */
function findPropertyConstants(parts: readonly SchemaObject[], lookUp: SchemaLookup): PropertyConstants {
  const constants = new Map<string, readonly Json[]>();
  for (const { object } of parts) {
    for (const [name, property] of object?.properties ?? []) {
      if (typeof property !== 'object' || isReadOnly(property, lookUp)) continue;
      const allowed = collectInPlace(property, lookUp)
        .map((each) => (each.const ? [each.const.value] : each.enum))
        .find((values) => values);
      if (allowed?.every((value) => typeof value !== 'object')) constants.set(name, allowed);
    }
  }
  return constants;
}
