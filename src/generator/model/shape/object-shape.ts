// Converts object schemas to shapes: the values that a schema allows, independent of how the schema is written.

import { hasOnlyKeys } from '../facets.ts';
import type { JsonSchema, ObjectKeywords, SchemaObject } from '../types/schema.ts';
import type { Presence, Property, Shape, ShapeUse } from '../types/shape.ts';
import { matchesPattern } from '../matches-pattern.ts';
import { effectiveAnnotations, type SummaryLookup } from './schema-summary.ts';

/** Direction of a message. */
export type Direction = 'request' | 'response';

/** Context for reading the schemas within an object. */
export interface ObjectContext {
  readonly direction: Direction;
  readonly summaryOf: SummaryLookup;
  /** Returns the shape of a schema, with its nullability. */
  shapeUseOf(jsonSchema: JsonSchema): ShapeUse;
  unionOf(branches: readonly ShapeUse[], source: JsonSchema): Shape;
  /** Returns the schema of a property that another part of `root` declares; `required` may name such properties. */
  findProperty(root: JsonSchema, name: string): JsonSchema | undefined;
}

/** The outermost schema of a composition, and whether the current schema is part of a composition. */
export interface CompositionContext {
  readonly root: JsonSchema;
  readonly isComposed: boolean;
}

/** Returns the shape of an object schema: a map if it names no properties, otherwise an object. */
export function readObjectShape(
  schema: SchemaObject,
  { root, isComposed }: CompositionContext,
  context: ObjectContext,
): Shape {
  const keywords = schema.object ?? {};
  const properties = readProperties(keywords, root, context);
  const rest = readAdditionalProperties(schema, keywords, isComposed, context);
  const hasNamedProperties = (keywords.properties?.size ?? 0) + (keywords.required?.length ?? 0) > 0;
  if (!hasNamedProperties && rest) return { kind: 'map', values: rest, source: schema };
  return { kind: 'object', properties, ...(rest && { rest }), source: schema };
}

function readProperties(keywords: ObjectKeywords, root: JsonSchema, context: ObjectContext): readonly Property[] {
  const required = new Set(keywords.required);
  const properties: Property[] = [];
  for (const [name, jsonSchema] of keywords.properties ?? []) {
    const property = readProperty(name, jsonSchema, jsonSchema, required.has(name), context);
    if (property) properties.push(property);
  }
  for (const name of required) {
    if (keywords.properties?.has(name)) continue;
    const property = readProperty(
      name,
      true,
      context.findProperty(root, name) ?? undeclaredPropertySchema(name, keywords),
      true,
      context,
    );
    if (property) properties.push(property);
  }
  return properties;
}

/** Reads a property. `source` is the schema that describes it; `jsonSchema` is its schema in this part. */
function readProperty(
  name: string,
  jsonSchema: JsonSchema,
  source: JsonSchema,
  required: boolean,
  context: ObjectContext,
): Property | undefined {
  const {
    readOnly,
    writeOnly,
    deprecated,
    filterable,
    default: fallback,
  } = effectiveAnnotations(source, context.summaryOf);
  if (readOnly !== writeOnly && (context.direction === 'request' ? readOnly : writeOnly)) return undefined;
  const presence: Presence = required ? 'required' : fallback ? { default: fallback.value } : 'optional';
  const description = typeof source === 'boolean' ? undefined : source.annotations.description;
  return {
    name,
    use: context.shapeUseOf(source),
    presence,
    readOnly,
    writeOnly,
    deprecated,
    ...(description !== undefined && { description }),
    filterable,
    jsonSchema,
  };
}

/** Returns the schema of a property that is required but not declared. */
function undeclaredPropertySchema(
  name: string,
  { patternProperties, additionalProperties }: ObjectKeywords,
): JsonSchema {
  for (const [pattern, jsonSchema] of patternProperties ?? []) if (matchesPattern(pattern, name)) return jsonSchema;
  return additionalProperties ?? true;
}

/** Returns the type of additional properties; `undefined` if none are allowed. */
function readAdditionalProperties(
  schema: SchemaObject,
  keywords: ObjectKeywords,
  isComposed: boolean,
  context: ObjectContext,
): ShapeUse | undefined {
  const { patternProperties, additionalProperties, unevaluatedProperties } = keywords;
  // `unevaluatedProperties` allows properties of other parts, so it closes only an object that has none.
  const isUncomposed = !isComposed && schema.if === undefined && keywords.dependentSchemas === undefined;
  const additional = additionalProperties ?? (isUncomposed ? unevaluatedProperties : undefined) ?? true;
  const patterns = [...(patternProperties?.values() ?? [])].filter((jsonSchema) => jsonSchema !== false);
  if (additional === true || (additional !== false && hasOnlyKeys(additional)))
    return { shape: { kind: 'any', source: additional }, nullable: false };
  const uses = [...patterns, ...(additional === false ? [] : [additional])].map((jsonSchema) =>
    context.shapeUseOf(jsonSchema),
  );
  const [only, ...rest] = uses;
  if (!only || rest.length === 0) return only;
  return { shape: context.unionOf(uses, schema), nullable: uses.some((use) => use.nullable) };
}
