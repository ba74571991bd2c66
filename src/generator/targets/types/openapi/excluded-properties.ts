// Properties that only the other direction has: the read-only ones of a request, and the write-only ones of a response.

import { inPlaceSchemas } from '../../../model/validate/in-place-applicators.ts';
import type { JsonSchema, SchemaObject } from '../../../model/types/schema.ts';
import type { TypeContext } from './context.ts';

/** Returns whether only the other direction has a property, according to its own schema. */
export function isExcludedProperty(property: JsonSchema, { direction, directionMarkers }: TypeContext): boolean {
  return (
    direction !== undefined && directionMarkers.markerOf(property) === (direction === 'request' ? 'read' : 'write')
  );
}

/** Returns the names of the properties that a schema, or a schema that it always applies in place, excludes. */
export function excludedProperties(jsonSchema: JsonSchema, context: TypeContext): ReadonlySet<string> {
  if (context.direction === undefined) return noNames;
  const names = new Set<string>();
  for (const { object } of appliedSchemas(jsonSchema, context))
    for (const [name, property] of object?.properties ?? []) if (isExcludedProperty(property, context)) names.add(name);
  return names;
}

const noNames: ReadonlySet<string> = new Set();

/** Returns the context of the parts of a schema: each excludes the properties that another part excludes. */
export function withExcludedProperties(schema: SchemaObject, context: TypeContext): TypeContext {
  if (!hasSeveralParts(schema)) return context;
  const names = excludedProperties(schema, context);
  return names.size === 0
    ? context
    : { ...context, excludedProperties: new Set([...context.excludedProperties, ...names]) };
}

/** Returns whether several schemas apply to the same value. */
function hasSeveralParts({ ref, dynamicRef, object, allOf = [], anyOf, oneOf }: SchemaObject): boolean {
  return allOf.length + [ref, dynamicRef, object, anyOf, oneOf].filter((part) => part !== undefined).length > 1;
}

/** Returns the context of schemas that apply to other values, such as properties and items. */
export function withoutExcludedProperties(context: TypeContext): TypeContext {
  return context.excludedProperties.size === 0 ? context : { ...context, excludedProperties: noNames };
}

/** Returns whether a schema has a property that another schema excludes, but it does not. */
export function declaresExcludedProperty(jsonSchema: JsonSchema, context: TypeContext): boolean {
  if (context.excludedProperties.size === 0) return false;
  const own = excludedProperties(jsonSchema, context);
  return appliedSchemas(jsonSchema, context).some(({ object }) =>
    [...(object?.properties?.keys() ?? [])].some((name) => context.excludedProperties.has(name) && !own.has(name)),
  );
}

/** Returns the schemas that always apply in place. */
function appliedSchemas(jsonSchema: JsonSchema, { api }: TypeContext): readonly SchemaObject[] {
  return inPlaceSchemas(jsonSchema, (id) => api.schema(id)?.jsonSchema, true);
}
