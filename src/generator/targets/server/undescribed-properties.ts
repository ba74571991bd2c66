// Properties that a schema mentions without describing them, for example in `required`, `not`, or `if`.

import type { JsonSchema, SchemaObject } from '../../model/types/schema.ts';
import { findProperty } from '../../model/shape/find-properties.ts';

type SchemaLookup = (id: string) => JsonSchema | undefined;

/** Returns the names that a schema and its in-place subschemas mention, without those that `properties` describe. */
export function findMentionedProperties(schema: SchemaObject, lookUp: SchemaLookup): readonly string[] {
  const names = new Set<string>();
  addMentionedNames(schema, names);
  for (const condition of collectConditions(schema, lookUp)) {
    addMentionedNames(condition, names);
    for (const name of condition.object?.properties?.keys() ?? []) names.add(name);
  }
  return [...names].filter((name) => findProperty(schema, name, lookUp) === undefined);
}

/** Adds the mentioned names. References are not followed, because their targets report their own names. */
function addMentionedNames(schema: SchemaObject, names: Set<string>): void {
  for (const { object, discriminator } of collectInPlace(schema, () => undefined)) {
    const { required = [], dependentRequired = [], dependentSchemas } = object ?? {};
    for (const name of required) names.add(name);
    for (const [name, others] of dependentRequired) for (const each of [name, ...others]) names.add(each);
    for (const name of dependentSchemas?.keys() ?? []) names.add(name);
    if (discriminator) names.add(discriminator.property);
  }
}

/** Returns the schemas in `not` and `if`, including referenced ones; value shapes do not include these. */
function collectConditions(schema: SchemaObject, lookUp: SchemaLookup): ReadonlySet<SchemaObject> {
  const conditions = new Set<SchemaObject>();
  for (const part of collectInPlace(schema, () => undefined)) addConditions(part, conditions, lookUp);
  for (const condition of conditions) addConditions(condition, conditions, lookUp);
  return conditions;
}

function addConditions({ not, if: condition }: SchemaObject, schemas: Set<SchemaObject>, lookUp: SchemaLookup): void {
  for (const each of [not, condition])
    if (typeof each === 'object') for (const part of collectInPlace(each, lookUp)) schemas.add(part);
}

/**
 * Returns a schema and all subschemas that it applies in place, including those behind references that `lookUp`
 * resolves.
 */
function collectInPlace(schema: SchemaObject, lookUp: SchemaLookup): ReadonlySet<SchemaObject> {
  const applied = new Set([schema]);
  for (const { ref, dynamicRef, allOf = [], anyOf = [], oneOf = [], then, else: otherwise, object } of applied) {
    const targets = [ref, dynamicRef?.ref].map((id) => (id === undefined ? undefined : lookUp(id)));
    for (const part of [
      ...targets,
      ...allOf,
      ...anyOf,
      ...oneOf,
      then,
      otherwise,
      ...(object?.dependentSchemas?.values() ?? []),
    ])
      if (typeof part === 'object') applied.add(part);
  }
  return applied;
}
